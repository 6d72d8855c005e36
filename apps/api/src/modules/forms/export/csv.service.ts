import { CITY_ZONE } from '@maidan/i18n/date-time';

/** The characters at the start of a cell that make it a formula, including their full-width forms. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The byte order mark, which makes spreadsheets read the file as UTF-8. */
export const CSV_START = '\uFEFF';

/** The guardian of someone under 18, with the number where it is known; empty when none has agreed. */
export const guardianCell = ({ guardian_name: name, guardian_phone: phone }: GuardianColumns): string =>
  [name, phone].filter((part) => part !== null).join(', ');

interface GuardianColumns {
  readonly guardian_name: string | null;
  readonly guardian_phone: string | null;
}

/** The head of a column of times. */
export const timeHead = (what: string): string => `${what} (${CITY_ZONE})`;

/** The export failed; `message` says why. */
export class ExportError extends Error {}

/**
 * A PIN code, a phone number with a leading zero, or a reference: a spreadsheet would drop the zero, or show 4.26E+11.
 */
const DIGITS = /^(?:0\d+|\d{12,})$/;

/**
 * One line of CSV (RFC 4180), with every cell quoted. A leading apostrophe keeps a spreadsheet from running a cell as
 * a formula. Strings of digits become a harmless formula that evaluates to them: in a CSV, that is the only way to
 * have a spreadsheet treat them as text without adding a visible character.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const quoted = cells.map((cell) => {
    const text = typeof cell === 'string' ? asText(cell) : String(cell ?? '');
    return `"${text.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}

function asText(cell: string): string {
  if (DIGITS.test(cell)) return `="${cell}"`;
  return FORMULA.test(cell) ? `'${cell}` : cell;
}
