import { expect, test } from 'vitest';
import { marginText, resultText } from './result-text.ts';

const level = { team_1: 'Jets', team_2: 'Kings', winner: null, decided_by: null, won_by: null, level: null };

test.each<[Partial<Parameters<typeof resultText>[0]>, string]>([
  [{}, ''],
  [{ level: 'tie' }, 'Tie'],
  [{ level: 'draw' }, 'Draw'],
  [{ winner: 1 }, 'Jets won'],
  [{ winner: 2, won_by: { margin: 1, unit: 'wickets' } }, 'Kings: Won by 1 wicket'],
  [{ winner: 2, decided_by: 'walkover' }, 'Walkover: Kings'],
  [{ winner: 1, decided_by: 'penalties', level: 'draw' }, 'Jets won on penalties'],
])('%j reads %j', (result, text) => {
  expect(resultText({ ...level, ...result })).toBe(text);
});

test.each([
  [19, 'runs', 'Won by 19 runs'],
  [1, 'runs', 'Won by 1 run'],
  [4, 'wickets', 'Won by 4 wickets'],
] as const)('%d %s: %s', (margin, unit, text) => {
  expect(marginText({ margin, unit })).toBe(text);
});
