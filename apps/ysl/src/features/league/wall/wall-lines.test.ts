import { fullFixture } from '@maidan/contract/samples/league';
import { fullBoard } from '@maidan/contract/samples/match-day';
import { fullWall } from '@maidan/contract/samples/wall';
import type { ScoreLine } from '@maidan/contract/league/match-day';
import type { WallMatch } from '@maidan/contract/league/wall';
import { expect, test } from 'vitest';
import { applyLine, arrange, inTurn } from './wall-lines.ts';

const line: ScoreLine = { ...fullBoard, id: fullFixture.id ?? 0, version: 58 };

test('a line replaces the previous one; older lines and lines of unknown or confirmed matches change nothing', () => {
  expect(applyLine(fullWall, line).today[0]?.line).toEqual({ ...line, feed: null });
  expect(applyLine(fullWall, { ...line, version: 2 })).toEqual(fullWall);
  expect(applyLine(fullWall, { ...line, id: 99 })).toEqual(fullWall);
  expect(applyLine(fullWall, { ...line, confirmed: true })).toEqual(fullWall);
});

test('after a whole day of balls the wall is no larger than after one', () => {
  let wall = fullWall;
  for (let ball = 0; ball < 20_000; ball += 1) wall = applyLine(wall, { ...line, version: 10_000 + ball });
  expect(JSON.stringify(wall).length).toBe(JSON.stringify(applyLine(fullWall, { ...line, version: 10_000 })).length);
});

test('live, upcoming and finished matches are separate, and the own ground comes first', () => {
  const match = (id: number, ground: string, more: Partial<WallMatch['fixture']> = {}): WallMatch => ({
    category: 'Open',
    group: 'A',
    fixture: { ...fullFixture, id, ground, result_1: null, result_2: null, cancelled: false, live: null, ...more },
    line: null,
  });
  const wall = {
    ...fullWall,
    today: [
      match(1, 'Oval', { result_1: '3', result_2: '1' }),
      match(2, 'Oval'),
      match(3, 'Park'),
      { ...match(4, 'Park'), line },
    ],
    next: [match(5, 'Oval')],
    results: [match(6, 'Park', { result_1: '0', result_2: '0' })],
  };
  const ids = (list: readonly WallMatch[]) => list.map(({ fixture }) => fixture.id);
  const { live, coming, over } = arrange(wall, 'Park');
  expect([ids(live), ids(coming), ids(over)]).toEqual([[4], [3, 2, 5], [1, 6]]);
  expect(ids(arrange(wall, null).coming)).toEqual([2, 3, 5]);
});

test('each item has its turn', () => {
  expect([0, 1, 2, 3].map((turn) => inTurn(['a', 'b', 'c'], turn))).toEqual(['a', 'b', 'c', 'a']);
  expect(inTurn([], 3)).toBeUndefined();
});
