const LENGTH = 10;

/**
 * The digits of an Indian mobile number in typed or pasted text, at most ten: without spaces, signs and a leading 0 or
 * +91.
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
  // Without the plus sign, 91 may be the start of the number itself. It is the country code only if a mobile number follows.
  const country = typed.trim().startsWith('+91') ? /^91/ : /^91(?=[6-9]\d{8})/;
  const national = typed.trim().startsWith('+91') || digits.length > LENGTH ? digits.replace(country, '') : digits;
  return national.slice(0, LENGTH);
}
