import type { CricketRules, MatchEvent } from '@maidan/contract/league/match-log';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardOf } from '../board.ts';
import { fold, resultOf } from '../fold.ts';
import { usualRules } from '../rules.ts';
import { ballData, type Written } from '../testing/phones.ts';
import { currentInnings } from './cricket.ts';
import { batterOf, playersOf, usualNext, type Innings } from './innings.ts';

/** Four a side: three wickets, or four if the last one bats alone. */
const rules: CricketRules = usualRules('cricket', { balls: 36, wickets: 3 });
const alone: CricketRules = { ...rules, wickets: 4, isLastAlone: true };

const logOf = (written: readonly Written[]): MatchEvent[] =>
  written.map(({ type, data }, index) => ({
    id: [1, index + 1],
    after: index === 0 ? null : [1, index],
    seen: { 1: index },
    at: 0,
    type,
    data,
  }));
const start: Written[] = [
  { type: 'start', data: {} },
  { type: 'innings', data: { side: 1, striker: 10, other: 20, bowler: 9 } },
];
function play(written: readonly Written[], own: CricketRules) {
  const { state, skipped } = fold(own, logOf([...start, ...written]));
  if (state.play.sport !== 'cricket') throw new Error('no cricket');
  const innings = currentInnings(state.play) as Innings;
  return { innings, skipped, next: innings.isClosed ? null : usualNext(innings, own) };
}

const next = (shirt?: number) => (shirt === undefined ? {} : { next: shirt });
const hurt = (shirt?: number): Written => ({ type: 'retire', data: { who: 'faced', hurt: true, ...next(shirt) } });
const retired = (shirt?: number): Written => ({ type: 'retire', data: { who: 'faced', ...next(shirt) } });
const out = (shirt?: number): Written => ({ type: 'ball', data: { out: { how: 'bowled', ...next(shirt) } } });
/** No. 10 is hurt, and No. 30 and 40 are batting: the whole side has batted. */
const allHaveBatted = [hurt(30), out(40)];
const open = { isClosed: false, isAllOut: false };
const allOut = { isClosed: true, isAllOut: true };

test.each<[string, CricketRules, Written[], number | null, Partial<Innings>]>([
  ['the lowest new shirt while the side has players left', rules, [hurt(30)], 1, open],
  ['then only the batter who retired hurt', rules, allHaveBatted, 10, open],
  [
    'who comes in automatically',
    rules,
    [...allHaveBatted, out()],
    null,
    { striker: 10, other: 20, wickets: 2, ...open },
  ],
  ['also instead of a fifth batter', rules, [...allHaveBatted, out(50)], null, { striker: 10, wickets: 2, ...open }],
  ['and when another one retires', rules, [...allHaveBatted, retired(50)], null, { striker: 10, wickets: 2, ...open }],
  ['or is hurt', rules, [...allHaveBatted, hurt(50)], 40, { striker: 10, wickets: 1, ...open }],
  [
    'of two hurt batters, the one named',
    rules,
    [hurt(30), hurt(40), out(30)],
    10,
    { striker: 30, wickets: 1, ...open },
  ],
  ['or the one who came in first', rules, [hurt(30), hurt(40), out()], 30, { striker: 10, wickets: 1, ...open }],
  [
    'with none left, the innings ends when one is hurt',
    rules,
    [out(30), out(40), hurt(50)],
    null,
    { wickets: 2, ...allOut },
  ],
  [
    'it ends with the last wicket as usual',
    rules,
    [...allHaveBatted, out(), out()],
    null,
    { wickets: 3, isClosed: true },
  ],
  [
    'one batter is left alone when the other is hurt',
    alone,
    [out(30), out(40), hurt(50)],
    40,
    { striker: 20, other: null, ...open },
  ],
  [
    'a hurt batter comes in before anyone bats alone',
    alone,
    [...allHaveBatted, out()],
    null,
    { striker: 10, other: 20 },
  ],
  [
    'and follows the batter who bats alone',
    alone,
    [out(30), out(40), hurt(), out()],
    null,
    { striker: 40, other: null, wickets: 3, ...open },
  ],
  [
    'until the whole side is out',
    alone,
    [out(30), out(40), hurt(), out(), out()],
    null,
    { wickets: 4, isClosed: true },
  ],
])('next in: %s', (_, own, written, expected, innings) => {
  const after = play(written, own);
  expect(after.innings).toMatchObject(innings);
  expect(after.skipped).toEqual([]);
  expect(after.innings.batters).toHaveLength(new Set(after.innings.batters.map(({ shirt }) => shirt)).size);
  expect(after.next).toBe(expected);
});

test('a side with no one left is all out on the board and in the result, even with fewer wickets', () => {
  const log = logOf([
    ...start,
    out(30),
    out(40),
    hurt(),
    { type: 'innings', data: { side: 2, bowler: 9 } },
    { type: 'close', data: {} },
  ]);
  expect(boardOf(rules, log).sides[0]).toEqual({ score: '0', say: 'overs:0.2 allout' });
  expect(resultOf(fold(rules, log).state, rules)?.sides[1]).toMatchObject({ wickets: 2, isAllOut: true });
});

test('no log brings in more batters than a side has, or leaves an open innings without a batter', () => {
  const retires = fc
    .record({ who: fc.constantFrom('faced', 'other'), hurt: fc.boolean(), next: fc.integer({ min: 0, max: 12 }) })
    .map((data): Written => ({ type: 'retire', data }));
  fc.assert(
    fc.property(fc.array(fc.oneof(ballData, retires), { maxLength: 60 }), fc.boolean(), (written, isLastAlone) => {
      const own = { ...rules, wickets: 5, isLastAlone };
      const bowled = written.flatMap((one, at): Written[] => [{ type: 'bowler', data: { shirt: 10 + at } }, one]);
      const { innings } = play(bowled, own);
      expect(innings.batters.length).toBeLessThanOrEqual(playersOf(own));
      expect(innings.isClosed || batterOf(innings, innings.striker)?.out === null).toBe(true);
      expect(innings.isClosed || innings.other === null || batterOf(innings, innings.other)?.out === null).toBe(true);
      expect(isLastAlone || innings.isClosed || innings.other !== null).toBe(true);
    }),
  );
});
