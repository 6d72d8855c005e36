import { AlertIcon } from '../../icons/icons.tsx';
import * as css from './field.css.ts';

/** Renders a field's error: always in the page, so that new text is announced. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  return (
    <p className={css.error} id={id} aria-live="polite">
      {error && (
        <>
          <AlertIcon size={18} />
          <span>{error}</span>
        </>
      )}
    </p>
  );
}
