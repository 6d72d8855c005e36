import type { ReactNode } from 'react';
import * as css from './choice.css.ts';

export interface Option {
  value: string;
  label: string;
}

interface ChoiceProps {
  type: 'radio' | 'checkbox';
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
  name?: string | undefined;
  value?: string;
  invalid?: boolean;
  /** Hides the label visually; the box is centred in its target. */
  bare?: boolean;
}

/** One box or ring with its label; the whole row is pressable. */
export function Choice({ children, onChange, invalid = false, bare = false, ...input }: ChoiceProps) {
  return (
    <label className={bare ? css.bare : css.row}>
      <input
        className={css.box}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.checked)}
        {...input}
      />
      <span>
        <bdi>{children}</bdi>
      </span>
    </label>
  );
}
