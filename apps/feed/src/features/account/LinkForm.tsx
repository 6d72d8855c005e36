import { t } from '@maidan/i18n/text';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { FormShell } from '@maidan/ui/FormShell';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useState } from 'react';
import type { ReactNode } from 'react';
import * as css from './AccountView.css.ts';

interface LinkFormProps {
  label: string;
  submit: string;
  /** Where the user can find the complete link: "the SMS". */
  source: string;
  /** Redeems the secret of the link. */
  send: (token: string) => Promise<{ message: string }>;
  /** The link shown afterwards. */
  next: { href: string; label: string };
  /** Explains what the tap does. */
  children: ReactNode;
}

/** Performs the action of a link from a message, after a tap: phones and mail programs open links to preview them. */
export function LinkForm({ label, submit, source, send, next, children }: LinkFormProps) {
  const [pending, setPending] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function useLink(): Promise<void> {
    const token = location.hash.slice(1);
    setError(token === '' ? t('account.incomplete', { source }) : null);
    if (token === '') return;
    setPending(true);
    try {
      setDone((await send(token)).message);
    } catch (failure) {
      setError(errorMessage(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <output className={css.done}>{done}</output>
      {done === null ? (
        <FormShell label={label} pending={pending} error={error} onSubmit={() => void useLink()} submit={submit}>
          {children}
        </FormShell>
      ) : (
        <div className={css.buttons}>
          <LinkButton href={next.href} variant="ink">
            {next.label}
          </LinkButton>
        </div>
      )}
    </>
  );
}
