import { expect, test } from 'vitest';
import { readTable } from './read-table.service.ts';

const head = ['Date', 'Team 1', 'Team 2', 'Group', 'Time', 'Ground'];
const match = ['28-Nov-26', 'Lane 14', 'Jets', 'Group A', '4:30 PM', 'Oval'];
const sheet = (...rows: string[][]) => rows.map((cells) => cells.join('\t')).join('\r\n');
const read = {
  date: '28-Nov-26',
  team_1: 'Lane 14',
  team_2: 'Jets',
  group: 'Group A',
  time: '4:30 PM',
  ground: 'Oval',
  type: '',
  line: 2,
};

test('cells are read as a spreadsheet copies them', () => {
  expect(readTable(sheet(head, match))).toEqual({ rows: [read], unread: [] });
});

test.each([
  ['a quotation mark in a name', 'St. Joseph\'s "B"', 'St. Joseph\'s "B"'],
  ['a name in quotation marks', '"B" team', '"B" team'],
  ['a quotation mark that is never closed', '"B team', '"B team'],
  ['inches', '14" Lane', '14" Lane'],
  ['a quoted line break', '"Lane\n14"', 'Lane 14'],
  ['doubled and invisible spaces', 'Lane  14\u200b', 'Lane 14'],
])('%s', (_, cell, team) => {
  expect(readTable(sheet(head, match.with(1, cell))).rows[0]).toMatchObject({ team_1: team, team_2: 'Jets' });
});

test.each([
  ['a quotation mark in a name', 'St. Joseph\'s "B"', 'St. Joseph\'s "B"'],
  ['a quoted comma', '"Lane, 14"', 'Lane, 14'],
  ['a doubled quotation mark', '"Joseph\'s ""B"""', 'Joseph\'s "B"'],
])('%s between commas', (_, cell, team) => {
  const table = [head, match.with(1, cell)].map((cells) => cells.join(',')).join('\n');
  expect(readTable(table).rows[0]).toMatchObject({ team_1: team, team_2: 'Jets' });
});

test.each([
  ['Match Date', 'Home Team', 'Away Team', 'Pool', 'Kick-off', 'Venue'],
  ['Day', 'Team A', 'Team B', 'group', 'Start time', 'Field'],
])('the column %s, %s, %s, %s, %s, %s', (...names) => {
  expect(readTable(sheet(names, match))).toEqual({ rows: [read], unread: [] });
});

test('columns whose cells are ignored are named', () => {
  const table = sheet([...head, 'Umpire', 'Notes', 'Venue'], [...match, 'Asha', '', 'Kodihalli', 'moved']);
  expect(readTable(table)).toEqual({ rows: [read], unread: ['Umpire', 'Venue', 'column 10'] });
});

test('merged days and groups apply to the rows below, and a blank time stays blank', () => {
  const { rows } = readTable(
    sheet(head, match, ['', 'Hawks', 'Lions', '', '', ''], ['29-Nov-26', 'Jets', 'Hawks', '']),
  );
  expect(rows.map(({ date, group, time, ground }) => [date, group, time, ground])).toEqual([
    ['28-Nov-26', 'Group A', '4:30 PM', 'Oval'],
    ['28-Nov-26', 'Group A', '', ''],
    ['29-Nov-26', 'Group A', '', ''],
  ]);
});

test('blank columns, blank rows and a title are skipped, and line numbers are those of the text', () => {
  const blank = ['', '', '', '', '', '', ''];
  const { rows, unread } = readTable(
    sheet(['Monsoon Cup 2026'], blank, ['', ...head, ''], ['', ...match, ''], blank, [
      '',
      ...match.with(1, '"Lane\n14"'),
      '',
    ]),
  );
  expect(rows).toEqual([
    { ...read, line: 4 },
    { ...read, line: 6 },
  ]);
  expect(unread).toEqual([]);
});
