import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../private/Field.tsx';
import * as css from '../private/field.css.ts';

/** The common properties of fields for typing. */
export interface TypingProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  name?: string;
  placeholder?: string;
  autoComplete?: ComponentProps<'input'>['autoComplete'];
  /** In characters; the browser accepts no more. */
  maxLength?: number;
  onBlur?: () => void;
}

interface TextFieldProps extends TypingProps {
  type?: 'text' | 'email';
  /** The keyboard of a phone. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel';
  size?: keyof typeof css.sizes;
}

/** One line of text. Its direction follows its content. */
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
