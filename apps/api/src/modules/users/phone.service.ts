const INDIA = '91';

/**
 * The canonical form of a mobile number, so that one number is one account: ten digits that begin with 6 to 9, or null.
 * It accepts digits of any script, any separators and the prefixes +91, 0091, 91 and 0.
 * @param countries further codes to accept; their numbers become + and the code with the number
 */
export function canonicalPhone(typed: string, countries: readonly string[] = [INDIA]): string | null {
  // Separators, and the invisible marks of pasted numbers.
  const bare = typed.normalize('NFKC').replaceAll(/[\s().,/\p{Pd}\p{Cf}\p{Zs}]/gu, '');
  const ascii = bare.replaceAll(/\p{Nd}/gu, digitValue);
  const indian = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/.exec(ascii)?.[1];
  if (indian !== undefined) return countries.includes(INDIA) ? indian : null;
  const foreign = /^(?:\+|00)([1-9]\d{7,14})$/.exec(ascii)?.[1];
  const isTaken = countries.some((code) => code !== INDIA && foreign?.startsWith(code));
  return foreign !== undefined && isTaken ? `+${foreign}` : null;
}

/** Unicode lists the ten digits of a script in order, from zero; the character before zero is not a digit. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
