import { hash } from 'node:crypto';
import { scoreColumns, type WrittenFixture } from '../../league/fixtures/save-fixtures.store.ts';

const texts = [
  'status',
  'decided_by',
  'day',
  'time',
  'ground',
  'team_1',
  'team_2',
  'moved_from_day',
  'moved_from_time',
] as const;
const columns = [...texts, ...scoreColumns] as const;

/** What can be changed of a fixture. */
export type FixtureState = Pick<WrittenFixture, (typeof columns)[number]>;

/** Columns as the log keeps them. */
export type LoggedValues = Readonly<Record<string, string | null>>;

/** Identifies what a fixture is now; `sequence` differs after a move there and back. */
export const versionOf = (row: FixtureState & { readonly sequence: number }): string =>
  hash('sha1', JSON.stringify([row.sequence, ...columns.map((column) => row[column])]), 'base64url');

const logged = (value: string | number | null): string | null => (value === null ? null : String(value));

/** The columns that differ; null when none does. */
export function changesBetween(before: FixtureState, after: FixtureState) {
  const changed = columns.filter((column) => before[column] !== after[column]);
  if (changed.length === 0) return null;
  const valuesOf = (row: FixtureState): LoggedValues =>
    Object.fromEntries(changed.map((column) => [column, logged(row[column])]));
  return { before: valuesOf(before), after: valuesOf(after) };
}

/** Whether a fixture still has these values. */
export const hasValues = (row: FixtureState, values: LoggedValues): boolean =>
  columns.every((column) => !(column in values) || logged(row[column]) === values[column]);

const readNumber = (value: string | null) => (value === null ? null : Number(value));

/** The columns that the log kept. */
export function readValues(values: LoggedValues): Partial<FixtureState> {
  return Object.fromEntries([
    ...texts.flatMap((column) => (column in values ? [[column, values[column]]] : [])),
    ...scoreColumns.flatMap((column) => (column in values ? [[column, readNumber(values[column] ?? null)]] : [])),
  ]) as Partial<FixtureState>;
}

const inCalendars = ['day', 'time', 'ground', 'team_1', 'team_2', 'moved_from_day', 'moved_from_time'];

/** Whether calendars show the difference: another day, time, ground or opponent, or a cancellation. */
export const changesCalendars = (before: LoggedValues, after: LoggedValues): boolean =>
  inCalendars.some((column) => column in after) ||
  [before['status'], after['status']].some((status) => status === 'cancelled' || status === 'walkover');
