import { readTypedDay, readTypedTime } from '@maidan/contract/text/typed-times';
import type { FixturePreview } from '@maidan/contract/desk/league/season/new-fixtures';
import { spokenWhen } from '../fixture-text.ts';

const count = (rows: number, verb: string): string => (rows === 1 ? `1 row ${verb}` : `${rows} rows ${verb}`);

/** 'Saturday 28 November 2026, 16:30: Lane 14 v Jets, Group A, Oval'. Unreadable days and times appear as pasted. */
export function rowText({ date, time, team_1, team_2, group, ground }: FixturePreview): string {
  const isRead = readTypedDay(date) === date && (time === '' || readTypedTime(time) === time);
  const when = isRead ? spokenWhen(date, time) : [date, time].filter(Boolean).join(', ');
  return `${when}: ${team_1} v ${team_2}, ${[group, ground].filter(Boolean).join(', ')}`;
}

const cellNames: Readonly<Record<NonNullable<FixturePreview['cell']>, string>> = {
  date: 'date',
  team_1: 'first team',
  team_2: 'second team',
  group: 'group',
  time: 'time',
  ground: 'ground',
  type: 'type',
};

/** 'Line 3, time: …'; null for a row without remarks. */
export function verdictText({ line, cell, problem, exists, warning }: FixturePreview): string | null {
  const said = problem ?? (exists ? 'Already planned, so it is left out.' : warning);
  return said === null ? null : `Line ${line}${cell === null ? '' : `, ${cellNames[cell]}`}: ${said}`;
}

/**
 * Summarises the check of a table.
 * @param unread the names of ignored columns
 */
export function tableText(rows: readonly FixturePreview[], unread: readonly string[]): string {
  const besides = unread.length === 0 ? '' : ` Columns ignored: ${unread.join(', ')}.`;
  return rowsText(rows) + besides;
}

function rowsText(rows: readonly FixturePreview[]): string {
  const wrong = rows.filter(({ problem }) => problem !== null).length;
  if (wrong > 0) {
    const them = wrong === 1 ? 'Correct it' : 'Correct them';
    return `${count(wrong, 'cannot be added')}. ${them} above, then check the table again.`;
  }
  const there = rows.filter(({ exists }) => exists).length;
  const fresh = rows.length - there;
  const left = there === 0 ? '' : ` ${count(there, there === 1 ? 'is already planned' : 'are already planned')}.`;
  return fresh === 0 ? `Nothing to add.${left}` : `${count(fresh, 'can be added')}.${left}`;
}
