const INDIA = '91';

/**
 * Ten digits that begin with 6 to 9, or null when the text is no Indian mobile number. Any script's digits, any
 * separators and the prefixes +91, 0091, 91 and 0 are taken, so that one number is one account.
 * @param countries codes whose numbers are taken too, written with + or 00 before the code; they stay in that form
 */
export function canonicalPhone(typed: string, countries: readonly string[] = [INDIA]): string | null {
  // Everything that is written between digits, and the invisible marks that come along with pasted numbers.
  const bare = typed.normalize('NFKC').replaceAll(/[\s().,/\p{Pd}\p{Cf}\p{Zs}]/gu, '');
  const ascii = bare.replaceAll(/\p{Nd}/gu, digitValue);
  const indian = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/.exec(ascii)?.[1];
  if (indian !== undefined) return countries.includes(INDIA) ? indian : null;
  const foreign = /^(?:\+|00)([1-9]\d{7,14})$/.exec(ascii)?.[1];
  const isTaken = countries.some((code) => code !== INDIA && foreign?.startsWith(code));
  return foreign !== undefined && isTaken ? `+${foreign}` : null;
}

/** Unicode keeps the ten digits of a script side by side, zero first; the first that is no digit stands before zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
