const LENGTH = 10;

/**
 * The ten digits of an Indian mobile number in whatever was typed or pasted: blanks and signs go, and so does a
 * leading 0 or +91 (specification, section 5). Fewer digits stay fewer; never more than ten.
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '');
  // Without the plus sign 91 may be the number's own beginning: it is the country's only before more than ten digits
  // of which a mobile number is left.
  const country = typed.trim().startsWith('+91') ? /^91/ : /^91(?=[6-9]\d{8})/;
  const national = typed.trim().startsWith('+91') || digits.length > LENGTH ? digits.replace(country, '') : digits;
  return national.slice(0, LENGTH);
}
