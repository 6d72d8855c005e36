import { hash } from 'node:crypto';
import type { NamedFixture } from '../../../db/schema.ts';
import { scoreColumns } from '../fixtures/save-fixtures.store.ts';

const texts = [
  'status',
  'decided_by',
  'day',
  'time',
  'ground',
  'slot_1',
  'slot_2',
  'moved_from_day',
  'moved_from_time',
] as const;
const numbers = [...scoreColumns, 'group_id', 'team_1_id', 'team_2_id'] as const;
const columns = [...texts, ...numbers] as const;

/**
 * The columns of a fixture that can be changed. Teams and groups are referred to by id, because they can be renamed.
 */
export type FixtureState = Pick<NamedFixture, (typeof columns)[number]>;

/** Names for the ids in the log, and the sources of the sides of a knock-out match. */
const names = ['group', 'team_1', 'team_2', 'source_1', 'source_2'] as const;
type NamedState = FixtureState & Readonly<Record<(typeof names)[number], string | null>>;

/** Column values as text, for the log. */
export type LoggedValues = Readonly<Record<string, string | null>>;

/** Identifies the current state of a fixture; `sequence` differs after a move there and back. */
export const versionOf = (row: FixtureState & { readonly sequence: number }): string =>
  hash('sha1', JSON.stringify([row.sequence, ...columns.map((column) => row[column])]), 'base64url');

const logged = (value: string | number | null): string | null => (value === null ? null : String(value));

/** The columns that differ, with their names; null if none does. */
export function changesBetween(before: NamedState, after: NamedState) {
  const changed = [...columns, ...names].filter((column) => before[column] !== after[column]);
  if (changed.length === 0) return null;
  const valuesOf = (row: NamedState): LoggedValues =>
    Object.fromEntries(changed.map((column) => [column, logged(row[column])]));
  return { before: valuesOf(before), after: valuesOf(after) };
}

/** Whether a fixture still has these values. */
export const hasValues = (row: FixtureState, values: LoggedValues): boolean =>
  columns.every((column) => !(column in values) || logged(row[column]) === values[column]);

const readNumber = (value: string | null) => (value === null ? null : Number(value));

/** Parses the logged columns. */
export function readValues(values: LoggedValues): Partial<FixtureState> {
  return Object.fromEntries([
    ...texts.flatMap((column) => (column in values ? [[column, values[column]]] : [])),
    ...numbers.flatMap((column) => (column in values ? [[column, readNumber(values[column] ?? null)]] : [])),
  ]) as Partial<FixtureState>;
}

const ofPlace = ['group_id', 'team_1_id', 'slot_1', 'team_2_id', 'slot_2'];
const inCalendars = ['day', 'time', 'ground', 'moved_from_day', 'moved_from_time', ...ofPlace];

/** Whether the group or the teams change. */
export const changesPlace = (values: LoggedValues): boolean => ofPlace.some((column) => column in values);

/** Whether the change shows in calendars: another day, time, ground or opponent, or a cancellation. */
export const changesCalendars = (before: LoggedValues, after: LoggedValues): boolean =>
  inCalendars.some((column) => column in after) ||
  [before['status'], after['status']].some((status) => status === 'cancelled' || status === 'walkover');
