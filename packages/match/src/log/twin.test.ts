import type { MatchEvent } from '@maidan/contract/league/match-log';
import { expect, test } from 'vitest';
import { keyOf } from './event.ts';
import { merge, nextEvent } from './merge.ts';
import { findTwin } from './twin.ts';

type Written = readonly [scorer: number, type: MatchEvent['type'], data?: MatchEvent['data']];
const four = [1, 'ball', { bat: 4, boundary: true }] as const;
const foul = [1, 'foul', { side: 1 }] as const;
const undo: Written = [1, 'void', { id: [1, 1] }];
const goal = [1, 'goal', { side: 1 }] as const;

const build = (writes: readonly Written[]) =>
  writes.reduce<MatchEvent[]>(
    (log, [scorer, type, data = {}]) => merge(log, [nextEvent(log, scorer, { type, data, at: 0 })]),
    [],
  );

test.each([
  ['the ball that just arrived', [four], four, 4, true],
  ['a ball that arrived long ago', [four], four, 15, false],
  ['a different version of the ball', [four], [1, 'ball', { bat: 6, boundary: true }], 4, true],
  ['a different version of the ball, much later', [four], [1, 'ball', { bat: 6, boundary: true }], 15, false],
  ['a basket of the same side', [[1, 'points', { side: 1, by: 2 }]], [1, 'points', { side: 1, by: 3 }], 4, true],
  ['a basket of the other side', [[1, 'points', { side: 1, by: 2 }]], [1, 'points', { side: 2, by: 2 }], 4, false],
  ['a foul of the other side', [foul], [1, 'foul', { side: 2 }], 4, false],
  ['a goal, after which a foul was recorded', [goal, foul], goal, 4, true],
  ['its own ball', [[2, 'ball', { bat: 4, boundary: true }]], four, 4, false],
  ['a ball that it had before the other scorer continued', [four, [2, 'ball', { bat: 1 }]], four, 4, false],
  ['an undone ball', [four, undo], four, 4, false],
  ['a swap of ends', [[1, 'ends']], [1, 'ends'], 4, true],
  ['an event that counts only once anyway', [[1, 'bowler', { shirt: 3 }]], [1, 'bowler', { shirt: 3 }], 4, false],
] as const)('scorer 2 taps %s', (_, writes, [, type, data = {}], seconds, isTwin) => {
  const log = build(writes);
  const arrived = new Map(log.filter(({ id }) => id[0] !== 2).map(({ id }) => [keyOf(id), 1000]));
  const twin = findTwin(log, { scorer: 2, written: { type, data }, now: 1000 + seconds * 1000, arrived });
  expect(twin !== null).toBe(isTwin);
});

test('an event that another page on the phone received earlier is not a twin', () => {
  const [, type, data] = four;
  expect(findTwin(build([four]), { scorer: 2, written: { type, data }, now: 0, arrived: new Map() })).toBeNull();
});
