import type { TableRow } from '@maidan/contract/league/league-tables';
import { expect, test } from 'vitest';
import { tableCsv, tableText } from './take-away.ts';

const row = (tablename: string, nrr: string | null, points: number): TableRow => ({
  tablename,
  matches: 2,
  win: 1,
  lost: 1,
  nrr,
  points,
  workings: null,
  level: null,
});

test('a message: title, a line for each team, the address', () => {
  const rows = [row('Jets', '+0.350', 4), row('Kings', null, 2)];
  expect(tableText({ title: 'Cup · Open', rows, address: 'https://ysl.example/table/cup' })).toBe(
    '*Cup · Open*\n1. Jets *4* (M 2 W 1 L 1 NRR +0.350)\n2. Kings *2* (M 2 W 1 L 1)\nhttps://ysl.example/table/cup',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+91 Strikers', "'+91 Strikers"],
  ['-Jets', "'-Jets"],
  ['@home', "'@home"],
  ['\tTab', "'\tTab"],
  ['\rReturn', `"'\rReturn"`],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['Lions, the "old"', '"Lions, the ""old"""'],
  ['Jets', 'Jets'],
  ['-5', '-5'],
])('the name %j is written as %j', (name, cell) => {
  expect(tableCsv([row(name, null, 2)])).toBe(`#,Name,M,W,L,NRR,Pts\r\n1,${cell},2,1,1,,2\r\n`);
});

test.each([
  ['-1.604', '-1.604'],
  ['+0.350', '0.350'],
  ['0.000', '0.000'],
  ['-cmd|calc', "'-cmd|calc"],
])('the rate %s is written as %s', (nrr, cell) => {
  expect(tableCsv([row('Jets', nrr, 4)]).split('\r\n')[1]).toBe(`1,Jets,2,1,1,${cell},4`);
});
