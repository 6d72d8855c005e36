import type { ClipboardEvent } from 'react';
import { Field } from '../private/Field.tsx';
import * as fieldCss from '../private/field.css.ts';
import type { TypingProps } from '../TextField/TextField.tsx';
import { phoneDigits } from './phone-digits.ts';
import * as css from './PhoneField.css.ts';

type PhoneFieldProps = Omit<TypingProps, 'maxLength' | 'placeholder' | 'autoComplete'>;

/** An Indian mobile number after a fixed +91. The value is at most ten digits, without anything else. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, labelHidden, hint, error, required, onChange, value, ...input } = props;

  // Pasted text is handled as a whole, so that a +91 is recognised before the digits are joined to the value.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = phoneDigits(event.clipboardData.getData('text'));
    const field = event.currentTarget;
    if (pasted === '') return;
    event.preventDefault();
    const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
    onChange(phoneDigits(value.slice(0, start) + pasted + value.slice(end)));
  }

  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(control) => (
        // dir: a number reads from left to right even on a page in Urdu.
        <div className={`${fieldCss.box} ${css.frame}`} dir="ltr" data-invalid={error ? '' : undefined}>
          <span className={css.country}>+91</span>
          <input
            {...input}
            {...control}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            className={css.number}
            value={value}
            onChange={(event) => onChange(phoneDigits(event.target.value))}
            onPaste={paste}
          />
        </div>
      )}
    </Field>
  );
}
