import { useEffect, type RefObject } from 'react';
import { asciiDigits, otpFromText } from './otp-digits.ts';

/**
 * Lets the fields `phone` and `pin` inside take digits of any script, and `pin` a whole message, before the fields
 * themselves drop what is no ASCII digit.
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
  const given = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const isCode = field.name === 'pin' && given.length > 1;
  if (given === '' || (field.name !== 'pin' && field.name !== 'phone')) return;
  const digits = isCode ? otpFromText(given) : asciiDigits(given);
  if (digits === given) return;
  event.preventDefault();
  if (isCode) field.setRangeText(digits, 0, field.value.length, 'end');
  else field.setRangeText(digits, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, 'end');
  // The field's own change handling goes on from here.
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data: digits }));
}
