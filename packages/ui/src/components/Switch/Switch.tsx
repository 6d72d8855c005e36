import { useId, type ReactNode } from 'react';
import * as css from './Switch.css.ts';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Its effect, or the reason for its value. */
  hint?: ReactNode;
}

/** On or off, applied at once: for settings. */
export function Switch({ label, checked, onChange, hint }: SwitchProps) {
  const id = useId();
  return (
    <label className={css.row}>
      <span className={css.text}>
        <span className={css.label} id={`${id}-label`}>
          {label}
        </span>
        {hint !== undefined && (
          <span className={css.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={css.track}
        checked={checked}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
