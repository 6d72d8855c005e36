import { OTP_LENGTH } from '@maidan/contract/rules/limits';

const DIGIT = /\p{Nd}/u;

/** Converts the digits of every script (Devanagari, Kannada, full width) to ASCII. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    // Unicode orders each script's digits from 0 to 9: a digit's value is its distance from the start of its run.
    const code = digit.codePointAt(0) ?? 0;
    let start = code;
    while (DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
    return String((code - start) % 10);
  });
}

// The last line '@host #407188', six digits together, two groups of three, six with gaps, a shorter code.
const IN_TEXT = [
  /#(\d{6})\s*$/,
  /(?<!\d)(\d{6})(?!\d)/,
  /(?<!\d)(\d{3}[\s–-]\d{3})(?!\d)/,
  /(?<!\d[\s–-]?)(\d(?:[\s–-]\d){5})(?![\s–-]?\d)/,
  /(?<!\d)(\d{4,5})(?!\d)/,
];

/**
 * Finds the code in pasted text: with spaces and dashes, in another script, or in the whole SMS.
 * @returns at most six digits; '' if the text contains no code
 */
export function otpFromText(text: string): string {
  const plain = asciiDigits(text).trim();
  if (/^[\d\s–-]*$/.test(plain)) return digitsOf(plain).slice(0, OTP_LENGTH);
  const found = IN_TEXT.map((pattern) => pattern.exec(plain)?.[1]).find((code) => code !== undefined);
  return digitsOf(found ?? '');
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
