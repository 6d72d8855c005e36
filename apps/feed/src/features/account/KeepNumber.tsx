import { useApi } from '@maidan/api-client/core/api-provider';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { undoPhoneChange } from '@maidan/contract/account/phone-change';
import { FormShell } from '@maidan/ui/FormShell';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import * as css from './AccountView.css.ts';

const INCOMPLETE = 'This link is incomplete. Please open it from the SMS again.';

/** Stops a change of number by the link sent to the old one. A tap decides: phones open links to preview them. */
export function KeepNumber() {
  const api = useApi();
  const [pending, setPending] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function keep(): Promise<void> {
    const token = location.hash.slice(1);
    setError(token === '' ? INCOMPLETE : null);
    if (token === '') return;
    setPending(true);
    try {
      setDone((await api.call(undoPhoneChange, { body: { token } })).message);
    } catch (failure) {
      setError(errorMessage(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <output>{done}</output>
      {done === null ? (
        <FormShell
          label="Keep your phone number"
          pending={pending}
          error={error}
          onSubmit={() => void keep()}
          submit="Keep my number"
        >
          <p>
            Someone who is logged in to your account wants to replace your phone number. If that isn’t you, keep your
            number. This also logs out all devices.
          </p>
        </FormShell>
      ) : (
        <div className={css.buttons}>
          <LinkButton href={paths.login()} variant="ink">
            Log in
          </LinkButton>
        </div>
      )}
    </>
  );
}
