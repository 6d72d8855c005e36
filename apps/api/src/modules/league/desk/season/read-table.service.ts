import { fixtureColumns, FIXTURES_AT_ONCE } from '@maidan/contract/desk/league/season/new-fixtures';
import { tidyName } from '@maidan/contract/text/names';
import { CsvError, parse } from 'csv-parse/sync';
import { errors } from '../../../../http/errors/errors.ts';

type Column = (typeof fixtureColumns)[number];
export type TableRow = Readonly<Record<Column, string>> & { readonly line: number };

const needed: readonly Column[] = ['date', 'team_1', 'team_2', 'group'];
/** Other headings that people use. */
const others: Readonly<Partial<Record<Column, readonly string[]>>> = {
  date: ['day', 'matchdate'],
  team_1: ['home', 'hometeam', 'teama'],
  team_2: ['away', 'awayteam', 'teamb'],
  group: ['pool'],
  time: ['start', 'starttime', 'kickoff'],
  ground: ['venue', 'place', 'location', 'field', 'pitch', 'stadium'],
  type: ['round', 'stage'],
};

function columnOf(head: string): Column | null {
  const name = head.toLowerCase().replaceAll(/[ _-]+/g, '');
  return fixtureColumns.find((column) => column.replace('_', '') === name || others[column]?.includes(name)) ?? null;
}

const refuse = (text: string) => errors.invalidField('table', text);

/** Columns in which a blank cell repeats the row above: copies of merged cells have the text only in the first row. */
const merged: ReadonlySet<Column> = new Set(['date', 'group']);

interface Row {
  /** Its first line in the text. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** @throws ApiError 422 with the line on which a quotation mark is left open */
function splitRows(table: string): Row[] {
  const allLines = table.split('\n');
  const delimiter =
    ['\t', ';', ','].find((mark) => allLines.some((line) => line.split(mark).length >= needed.length)) ?? ',';
  let end = 0;
  const options = {
    bom: true,
    delimiter,
    info: true,
    // Names can contain quotation marks: St. Joseph's "B".
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    on_record: (record: string[], { lines }: { lines: number }) => {
      end = lines;
      return record;
    },
  } as const;
  const read = (more: { quote?: null } = {}) => parse(table, { ...options, ...more }) as unknown as Parsed[];
  let rows: Parsed[];
  try {
    rows = read();
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A spreadsheet quotes copied cells only for line breaks; any other quotation mark is text.
    if (delimiter !== '\t') throw refuse(`The quotation mark in line ${end + 1} is never closed.`);
    rows = read({ quote: null });
  }
  return rows.map(({ info, record }) => {
    const breaks = record.join('').split('\n').length - 1;
    return { line: info.lines - breaks, cells: record.map(tidyName) };
  });
}

interface Parsed {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

interface ReadTable {
  readonly rows: readonly TableRow[];
  /** The columns whose cells are ignored, by heading or position. */
  readonly unread: string[];
}

/**
 * Reads comma-separated values, or cells as a spreadsheet copies them.
 * @throws ApiError 422 for text that is not a table, has too many rows or lacks a column
 */
export function readTable(table: string): ReadTable {
  const rows = splitRows(table);
  const heads = rows.map(({ cells }) => cells.map(columnOf));
  const lackingOf = (columns: readonly (Column | null)[]) => needed.filter((column) => !columns.includes(column));
  // Spreadsheets often have a title above the column headings.
  const head = Math.max(
    heads.findIndex((columns) => lackingOf(columns).length === 0),
    0,
  );
  const columns = heads[head] ?? [];
  const lacking = lackingOf(columns);
  if (lacking.length > 0) throw refuse(`One row must name the columns. These are missing: ${lacking.join(', ')}.`);
  const body = rows.slice(head + 1);
  if (body.length === 0) throw refuse('There are no rows below the column names.');
  if (body.length > FIXTURES_AT_ONCE) throw refuse(`There can be at most ${FIXTURES_AT_ONCE} rows at once.`);
  const widest = Math.max(...body.map(({ cells }) => cells.length));
  const unread = Array.from({ length: widest }, (_, at) => at)
    .filter((at) => !columns[at] || columns.indexOf(columns[at]) !== at)
    .filter((at) => body.some(({ cells }) => (cells[at] ?? '') !== ''))
    .map((at) => rows[head]?.cells[at] || `column ${at + 1}`);
  const above = new Map<Column, string>();
  const read = body.map(({ line, cells }) => {
    const cell = (column: Column) => {
      const text = cells[columns.indexOf(column)] ?? '';
      if (!merged.has(column)) return text;
      if (text !== '') above.set(column, text);
      return above.get(column) ?? '';
    };
    return {
      ...(Object.fromEntries(fixtureColumns.map((column) => [column, cell(column)])) as Record<Column, string>),
      line,
    };
  });
  return { rows: read, unread };
}
