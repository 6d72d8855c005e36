import { t } from '@maidan/i18n/text';
import type { TableRow } from '@maidan/contract/league/league-tables';
import { formatRate } from './standing-text.ts';

export interface TakenTable {
  /** 'Bengaluru Gully Cup · Open · Group A'. */
  title: string;
  rows: readonly TableRow[];
  /** Absolute URL of the page. */
  address: string;
}

/** A table as a message; WhatsApp shows text between asterisks in bold. */
export function tableText({ title, rows, address }: TakenTable): string {
  const lines = rows.map(({ tablename, matches, win, lost, nrr, points }, index) => {
    const rate = nrr === null ? '' : ` ${t('league.rateHead')} ${formatRate(nrr)}`;
    return `${index + 1}. ${tablename} *${points}* (${t('league.matchesHead')} ${matches} ${t('league.wonHead')} ${win} ${t('league.lostHead')} ${lost}${rate})`;
  });
  return [`*${title}*`, ...lines, address].join('\n');
}

const head = () => [
  t('league.rankHead'),
  t('league.name'),
  t('league.matchesHead'),
  t('league.wonHead'),
  t('league.lostHead'),
  t('league.rateHead'),
  t('league.pointsHead'),
];
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * A table for a spreadsheet. A cell that a spreadsheet would treat as a formula gets an apostrophe. A plain number never
 * does: a negative rate must stay a number, and a number is harmless.
 */
export function tableCsv(rows: readonly TableRow[]): string {
  const cells = rows.map(({ tablename, matches, win, lost, nrr, points }, index) =>
    // Without its plus sign, a positive rate is a plain number.
    [index + 1, tablename, matches, win, lost, nrr === null ? '' : formatRate(nrr).replace(/^\+/, ''), points],
  );
  return [head(), ...cells].map((line) => line.map((cell) => csvCell(String(cell))).join(',')).join('\r\n') + '\r\n';
}

function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
