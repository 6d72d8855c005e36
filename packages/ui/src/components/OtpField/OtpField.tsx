import { useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react';
import { Field, type FieldProps } from '../private/Field.tsx';
import * as css from './OtpField.css.ts';

const PLACES = [0, 1, 2, 3, 4, 5] as const;

interface OtpFieldProps extends FieldProps {
  /** Digits only, at most six. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  /** `off` for a PIN, which is not sent by SMS. */
  autoComplete?: 'one-time-code' | 'off';
  ref?: Ref<HTMLInputElement>;
}

/** The six digits of a one-time code: one real field, so that paste, autofill and screen readers work as usual. */
export function OtpField(props: OtpFieldProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    required,
    value,
    onChange,
    autoComplete = 'one-time-code',
    ...input
  } = props;
  const [at, setAt] = useState<number>();

  const change = (typed: string) => onChange(typed.replaceAll(/\D/g, '').slice(0, PLACES.length));

  // In a filled place the digit is selected, so that the next key replaces it, as people expect of a drawn place.
  function moveCaret(field: HTMLInputElement, place: number) {
    const start = Math.max(0, Math.min(place, field.value.length));
    field.setSelectionRange(start, Math.min(start + 1, field.value.length));
    setAt(Math.min(start, PLACES.length - 1));
  }

  function settle(field: HTMLInputElement) {
    const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    if (start === end) moveCaret(field, start);
    else setAt(start);
  }

  function step(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'ArrowLeft' || event.shiftKey) return;
    event.preventDefault();
    moveCaret(event.currentTarget, (event.currentTarget.selectionStart ?? 0) - 1);
  }

  function point(event: PointerEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    moveCaret(event.currentTarget, Math.floor(((event.clientX - left) / width) * PLACES.length));
  }

  return (
    <Field {...{ label, labelHidden, hint, error, required }}>
      {(control) => (
        <div className={css.places} dir="ltr" data-invalid={error ? '' : undefined}>
          {PLACES.map((place) => (
            <span key={place} className={css.place} data-at={place === at ? '' : undefined} aria-hidden="true">
              {value[place]}
            </span>
          ))}
          <input
            {...input}
            {...control}
            className={css.real}
            type="text"
            inputMode="numeric"
            autoComplete={autoComplete}
            value={value}
            onChange={(event) => change(event.target.value)}
            onSelect={(event) => settle(event.currentTarget)}
            onKeyDown={step}
            onPointerUp={point}
            onBlur={() => setAt(undefined)}
          />
        </div>
      )}
    </Field>
  );
}
