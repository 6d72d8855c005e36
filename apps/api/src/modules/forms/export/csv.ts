/** What a spreadsheet takes for a formula at the beginning of a cell, wide forms of the signs included. */
const FORMULA = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** So that spreadsheets read the file as UTF-8. */
export const CSV_START = '\uFEFF';

/**
 * One line of CSV (RFC 4180). Every cell is quoted, and one that a spreadsheet would run as a formula gets an
 * apostrophe in front, which spreadsheets take for "this is text".
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const quoted = cells.map((cell) => {
    const text = typeof cell === 'string' ? (FORMULA.test(cell) ? `'${cell}` : cell) : String(cell ?? '');
    return `"${text.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}
