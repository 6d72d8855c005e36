/** What a spreadsheet takes for a formula at the start of a cell, wide forms of the signs included. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** The byte order mark, which makes spreadsheets read the file as UTF-8. */
export const CSV_START = '\uFEFF';

/** The guardian of someone under 18, with the number where it is known; empty where none has agreed. */
export const guardianCell = ({ guardian_name: name, guardian_phone: phone }: GuardianColumns): string =>
  [name, phone].filter((part) => part !== null).join(', ');

interface GuardianColumns {
  readonly guardian_name: string | null;
  readonly guardian_phone: string | null;
}

/** The export failed; `message` says why. */
export class ExportError extends Error {}

/**
 * One line of CSV (RFC 4180), with every cell quoted. A leading apostrophe keeps a spreadsheet from running a cell as a
 * formula.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const quoted = cells.map((cell) => {
    const text = typeof cell === 'string' ? (FORMULA.test(cell) ? `'${cell}` : cell) : String(cell ?? '');
    return `"${text.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}
