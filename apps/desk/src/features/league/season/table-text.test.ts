import type { FixturePreview } from '@maidan/contract/desk/league/season/new-fixtures';
import { expect, test } from 'vitest';
import { rowText, tableText, verdictText } from './table-text.ts';

const row: FixturePreview = {
  line: 3,
  group: 'Group A',
  type: '',
  team_1: 'Lane 14',
  team_2: 'Jets',
  date: '2026-11-28',
  time: '04:30',
  ground: 'Oval',
  problem: null,
  cell: null,
  exists: false,
  warning: null,
};
const wrong: FixturePreview = { ...row, time: 'half four', problem: '“half four” cannot be read.', cell: 'time' };
const there: FixturePreview = { ...row, exists: true };

test('a row is read back in words, with unreadable cells as pasted', () => {
  expect(rowText(row)).toBe('Saturday 28 November 2026, 04:30: Lane 14 v Jets, Group A, Oval');
  expect(rowText({ ...row, time: '', ground: '' })).toBe('Saturday 28 November 2026: Lane 14 v Jets, Group A');
  expect(rowText(wrong)).toBe('2026-11-28, half four: Lane 14 v Jets, Group A, Oval');
  expect(rowText({ ...row, date: '30 Feb', cell: 'date' })).toBe('30 Feb, 04:30: Lane 14 v Jets, Group A, Oval');
  // An earlier cell is named first, while the day is wrong too.
  expect(rowText({ ...row, date: '30 Feb', cell: 'group' })).toBe('30 Feb, 04:30: Lane 14 v Jets, Group A, Oval');
});

test('a verdict names the line and the cell', () => {
  expect(verdictText(row)).toBeNull();
  expect(verdictText(wrong)).toBe('Line 3, time: “half four” cannot be read.');
  expect(verdictText(there)).toBe('Line 3: Already planned, so it is left out.');
  expect(verdictText({ ...row, warning: 'Jets already plays Kings at this time.' })).toBe(
    'Line 3: Jets already plays Kings at this time.',
  );
});

test.each([
  [[row], '1 row can be added.'],
  [[row, row], '2 rows can be added.'],
  [[row, there], '1 row can be added. 1 row is already planned.'],
  [[there, there], 'Nothing to add. 2 rows are already planned.'],
  [[row, wrong], '1 row cannot be added. Correct it above, then check the table again.'],
  [[wrong, wrong], '2 rows cannot be added. Correct them above, then check the table again.'],
])('table %#', (rows, text) => {
  expect(tableText(rows, [])).toBe(text);
});

test('ignored columns are named', () => {
  expect(tableText([row], ['Umpire', 'column 9'])).toBe('1 row can be added. Columns ignored: Umpire, column 9.');
});
