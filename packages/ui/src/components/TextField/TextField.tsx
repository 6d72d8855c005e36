import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../private/Field.tsx';
import * as css from '../private/field.css.ts';

/** What fields that one types in share. */
export interface TypingProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  name?: string;
  placeholder?: string;
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  /** In characters; the browser takes no more. */
  maxLength?: number;
  onBlur?: () => void;
}

interface TextFieldProps extends TypingProps {
  type?: 'text' | 'email';
  /** The keys that a phone offers. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  size?: keyof typeof css.sizes;
}

/** One line of text. Its direction follows what is typed. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, required, onChange, size = 'm', type = 'text', ...input } = props;
  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          dir="auto"
          className={`${css.box} ${css.sizes[size]}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
