import { OTP_LENGTH } from '@maidan/contract/rules/limits';

const DIGIT = /\p{Nd}/u;

/** Every script's digits as ASCII ones: Devanagari, Kannada, full width and the rest. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    // Unicode lays digits out from 0 to 9, block after block: what stands before one within its run is its value.
    const code = digit.codePointAt(0) ?? 0;
    let start = code;
    while (DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
    return String((code - start) % 10);
  });
}

// Of the last line '@host #407188', of six together, of two groups of three, of six with gaps, of a shorter code.
const IN_TEXT = [
  /#(\d{6})\s*$/,
  /(?<!\d)(\d{6})(?!\d)/,
  /(?<!\d)(\d{3}[\s–-]\d{3})(?!\d)/,
  /(?<!\d[\s–-]?)(\d(?:[\s–-]\d){5})(?![\s–-]?\d)/,
  /(?<!\d)(\d{4,5})(?!\d)/,
];

/**
 * The code in whatever was pasted: with spaces and dashes, in another script, or the whole message it came in.
 * At most six digits; '' when the text holds none that could be the code.
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
