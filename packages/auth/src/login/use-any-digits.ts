import { useEffect, type RefObject } from 'react';
import { asciiDigits, otpFromText } from './otp-digits.ts';

/**
 * Lets the fields `phone` and `pin` accept digits of any script, and `pin` a whole SMS. It runs before the fields remove
 * everything except ASCII digits.
 */
export function useAnyDigits(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const listen = (event: InputEvent) => {
      const field = event.target;
      if (field instanceof HTMLInputElement && event.cancelable) translate(event, field);
    };
    element.addEventListener('beforeinput', listen, true);
    return () => element.removeEventListener('beforeinput', listen, true);
  }, [form]);
}

function translate(event: InputEvent, field: HTMLInputElement): void {
  const input = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const isCode = field.name === 'pin' && input.length > 1;
  if (input === '' || (field.name !== 'pin' && field.name !== 'phone')) return;
  const digits = isCode ? otpFromText(input) : asciiDigits(input);
  if (digits === input) return;
  event.preventDefault();
  if (isCode) field.setRangeText(digits, 0, field.value.length, 'end');
  else field.setRangeText(digits, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
  // The field's own change handling takes over.
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data: digits }));
}
