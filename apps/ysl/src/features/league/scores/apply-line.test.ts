import type { ScoreLine } from '@maidan/contract/league/match-day';
import { fullFixture } from '@maidan/contract/samples/league';
import { fullBoard } from '@maidan/contract/samples/match-day';
import { expect, test } from 'vitest';
import { applyLine, saysNotAll } from './apply-line.ts';

const live = { version: 57, stage: 'live' as const, score_1: '3', score_2: '0' };
const open = { ...fullFixture, id: 12, result_1: null, result_2: null, cancelled: false, live };
const line: ScoreLine = { ...fullBoard, id: 12, version: 58, stage: 'live', confirmed: false };
const moved = { ...open, live: { ...live, version: 58, score_1: line.sides[0]?.score, score_2: line.sides[1]?.score } };

test.each([
  ['a newer line', open, line, moved],
  ['the first line', { ...open, live: null }, line, moved],
  ['an older line', open, { ...line, version: 56 }, open],
  ['a line of another match', open, { ...line, id: 13 }, open],
  ['before the match begins', { ...open, live: null }, { ...line, stage: 'ready' as const }, { ...open, live: null }],
  ['a line that confirms the result', open, { ...line, confirmed: true }, open],
  ['after the result', { ...open, live: null, result_1: '3' }, line, { ...open, live: null, result_1: '3' }],
  [
    'after the match was cancelled',
    { ...open, live: null, cancelled: true },
    line,
    { ...open, live: null, cancelled: true },
  ],
])('a line moves a fixture forward only: %s', (_, fixture, news, expected) => {
  expect(applyLine(fixture, news)).toEqual(expected);
});

test.each([
  ['a ball', { feed: [] }, false],
  ['a change to earlier balls', { feed: null }, true],
  ['a result', { feed: [], confirmed: true }, true],
  ['a match that is moved before it begins', { feed: [], stage: 'ready' as const }, true],
])('a page is refetched after %s: %s', (_, change, expected) => {
  expect(saysNotAll({ ...line, ...change })).toBe(expected);
});
