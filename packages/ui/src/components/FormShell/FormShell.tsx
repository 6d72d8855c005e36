import { t } from '@maidan/i18n/text';
import type { FormEvent, ReactNode } from 'react';
import { AlertIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './FormShell.css.ts';

interface FormShellProps {
  /** The accessible name: the heading's text. */
  label: string;
  /** The form is being sent: it keeps its fields and ignores a second submit. */
  pending: boolean;
  /** What went wrong with the form as a whole, or null. Errors of a single field belong to the field. */
  error: string | null;
  /** Called on submit unless pending. The page stays: the browser's own submission is prevented. */
  onSubmit: () => void;
  submit: string;
  submitVariant?: 'signal' | 'ink' | 'danger';
  /** Why it cannot be sent yet; see Button. */
  submitDisabledReason?: string | undefined;
  children: ReactNode;
  /** Small print and alternative links, below the button. */
  below?: ReactNode;
}

/** A form: fields, an error for the whole, one button. The caller validates. */
export function FormShell(props: FormShellProps) {
  const {
    label,
    pending,
    error,
    onSubmit,
    submit,
    submitVariant = 'signal',
    submitDisabledReason,
    children,
    below,
  } = props;

  function send(event: FormEvent) {
    event.preventDefault();
    if (!pending && submitDisabledReason === undefined) onSubmit();
  }

  return (
    // noValidate: the browser's bubbles would appear before the form's own errors.
    // `dialog`: without script, or before it loads, the browser must not put typed text into a URL. It does nothing.
    <form
      className={css.form}
      aria-label={label}
      aria-busy={pending || undefined}
      method="dialog"
      noValidate
      onSubmit={send}
    >
      {children}
      <div>
        <div className={css.alert} role="alert">
          {error !== null && (
            <p className={css.error}>
              <span className={css.icon}>
                <AlertIcon size={20} />
              </span>
              <span>{error}</span>
            </p>
          )}
        </div>
        <noscript>
          <p className={css.note}>{t('ui.needsScript')}</p>
        </noscript>
        <Button
          type="submit"
          variant={submitVariant}
          size="l"
          wide
          pending={pending}
          disabledReason={submitDisabledReason}
        >
          {submit}
        </Button>
      </div>
      {below}
    </form>
  );
}
