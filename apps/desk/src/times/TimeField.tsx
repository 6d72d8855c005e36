import { useId } from 'react';
import * as layout from '../page/layout.css.ts';
import * as css from './TimeField.css.ts';

interface TimeFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** A date and time in the city's time zone. */
export function TimeField({ label, hint, value, onChange, error }: TimeFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <p className={layout.small} id={`${id}-hint`}>
        {hint}
      </p>
      <input
        id={id}
        className={css.input}
        type="datetime-local"
        value={value}
        aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
        aria-invalid={error !== undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== undefined && (
        <p className={css.problem} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
