import { fixtureColumns, FIXTURES_AT_ONCE } from '@maidan/contract/desk/season/new-fixtures';
import { CsvError, parse } from 'csv-parse/sync';
import { errors } from '../../../http/errors/errors.ts';

type Column = (typeof fixtureColumns)[number];
export type TableRow = Readonly<Record<Column, string>> & { readonly line: number };

const needed: readonly Column[] = ['date', 'team_1', 'team_2', 'group'];
/** What people write instead. */
const others: Readonly<Record<string, Column>> = {
  day: 'date',
  team1: 'team_1',
  home: 'team_1',
  team2: 'team_2',
  away: 'team_2',
  venue: 'ground',
  round: 'type',
};

function columnOf(head: string): Column | null {
  const name = head.trim().toLowerCase().replaceAll(/[ -]+/g, '_');
  return fixtureColumns.find((column) => column === name) ?? others[name.replaceAll('_', '')] ?? null;
}

const refuse = (text: string) => errors.invalidField('table', text);

/**
 * Reads comma-separated values, or cells as a spreadsheet copies them.
 * @throws ApiError 422 for what is no table, has too many rows or lacks a column
 */
export function readTable(table: string): TableRow[] {
  const [first = ''] = table.split('\n');
  let rows: { info: { lines: number }; record: string[] }[];
  try {
    rows = parse(table, {
      bom: true,
      delimiter: first.includes('\t') ? '\t' : first.includes(';') ? ';' : ',',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as typeof rows;
  } catch (error) {
    if (error instanceof CsvError) throw refuse('This is not a table: a quotation mark is open.');
    throw error;
  }
  const [head, ...body] = rows;
  const columns = (head?.record ?? []).map(columnOf);
  const lacking = needed.filter((column) => !columns.includes(column));
  if (lacking.length > 0) throw refuse(`The first row names the columns. These are missing: ${lacking.join(', ')}.`);
  if (body.length === 0) throw refuse('There is no row below the names of the columns.');
  if (body.length > FIXTURES_AT_ONCE) throw refuse(`There can be ${FIXTURES_AT_ONCE} rows at once.`);
  return body.map(({ info, record }) => {
    const cell = (column: Column) => record[columns.indexOf(column)] ?? '';
    const cells = Object.fromEntries(fixtureColumns.map((column) => [column, cell(column)])) as Record<Column, string>;
    return { ...cells, line: info.lines };
  });
}
