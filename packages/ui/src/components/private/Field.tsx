import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './field.css.ts';
import { FieldError } from './FieldError.tsx';

/** The common properties of all fields. */
export interface FieldProps {
  /** The accessible name, shown above the field. */
  label: string;
  /** Hides the label visually, if a heading or an icon already shows it. */
  labelHidden?: boolean | undefined;
  /** A quiet sentence below the field. */
  hint?: ReactNode;
  /** What is wrong and what to do, in one sentence. It marks the field and is announced. */
  error?: string | null | undefined;
  /** Shows the asterisk, also to assistive technology. The form does the validation. */
  required?: boolean | undefined;
}

/** The attributes that connect the control to its label and notes. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, control, hint and error of a field. The child function renders the control. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, labelHidden = false, hint, error, required = false, children } = props;
  const id = useId();
  const { notes, describedBy } = useNotes(hint, error);
  return (
    <div className={css.field}>
      {labelHidden ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <label className={css.label} htmlFor={id}>
          {label}
          {required && <Star />}
        </label>
      )}
      {children({ id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {notes}
    </div>
  );
}

/** The asterisk of a required field. Screen readers get "required" from the control itself. */
export function Star() {
  return (
    <span className={css.star} aria-hidden="true">
      {' *'}
    </span>
  );
}

/** Hint and error below a field, and the ids by which the control refers to them. */
export function useNotes(hint: ReactNode, error: string | null | undefined) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const notes = (
    <>
      <FieldError id={`${id}-error`} error={error} />
      {hintId && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
    </>
  );
  return { notes, describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined };
}
