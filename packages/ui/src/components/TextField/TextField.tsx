import type { ComponentProps, Ref } from 'react';
import type { FieldProps } from '../private/Field.tsx';
import { Field } from '../private/Field.tsx';
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
  disabled?: boolean;
  /** Can be read, copied and submitted, not changed. */
  readOnly?: boolean;
  autoFocus?: boolean;
  onBlur?: () => void;
}

interface TextFieldProps extends TypingProps {
  type?: 'text' | 'email' | 'url' | 'tel' | 'number';
  inputMode?: ComponentProps<'input'>['inputMode'];
  enterKeyHint?: ComponentProps<'input'>['enterKeyHint'];
  size?: keyof typeof css.sizes;
  ref?: Ref<HTMLInputElement>;
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
