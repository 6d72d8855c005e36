import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../fold.ts';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import type { CricketRules } from '@maidan/contract/league/match-log';
import { usualRules } from '../rules.ts';
import { ballData, type Written } from '../testing/phones.ts';
import { chaseOf, currentInnings, type CricketState } from './cricket.ts';
import { batterOf, extrasOf, type Innings } from './innings.ts';
import { dismissals, mayBeOut, readBall, type Extra } from './play-ball.ts';

const rules = (change: Partial<CricketRules> = {}): CricketRules => ({
  ...usualRules('cricket', { balls: 36, wickets: 7 }),
  ...change,
});
const begin: Written[] = [
  { type: 'start', data: {} },
  { type: 'innings', data: { side: 1, striker: 1, other: 2, bowler: 9 } },
];
/** One scorer's log of these events. */
const logOf = (written: readonly Written[]): MatchEvent[] =>
  written.map(({ type, data }, index) => ({
    id: [1, index + 1],
    after: index === 0 ? null : [1, index],
    seen: { 1: index },
    at: 0,
    type,
    data,
  }));
/** The innings after these events; every over gets a bowler. */
function play(written: readonly Written[], own: CricketRules = rules()): CricketState {
  const { state } = fold(own, logOf(written));
  if (state.play.sport !== 'cricket') throw new Error('no cricket');
  return state.play;
}
const ball = (data: Written['data']): Written => ({ type: 'ball', data });
const inningsAfter = (balls: readonly Written[], own?: CricketRules) =>
  currentInnings(play([...begin, ...balls], own)) as Innings;

/** Balls with alternating bowlers, so that no over lacks one. */
const withBowlers = (balls: readonly Written[]): Written[] =>
  balls.flatMap((one, index) => [{ type: 'bowler', data: { shirt: 10 + index } }, one]);
const eventsOf = fc.array(ballData, { maxLength: 60 }).map(withBowlers);

describe('strike by Law 18', () => {
  test.each<[string, Written['data'], [number | null, number | null]]>([
    ['one run', { bat: 1 }, [2, 1]],
    ['two runs', { bat: 2 }, [1, 2]],
    ['a four', { bat: 4, boundary: true }, [1, 2]],
    ['a five with one completed run and overthrows', { bat: 5 }, [2, 1]],
    ['a wide', { extra: 'wide' }, [1, 2]],
    ['a wide on which they ran once', { extra: 'wide', runs: 1 }, [2, 1]],
    ['a no-ball hit for one', { extra: 'noball', bat: 1 }, [2, 1]],
    ['a leg bye', { extra: 'legbye', runs: 1 }, [2, 1]],
    ['bowled', { out: { how: 'bowled', next: 3 } }, [3, 2]],
    ['caught after they crossed: the new batter faces', { out: { how: 'caught', next: 3 } }, [3, 2]],
    ['run out at the far end in the first run', { out: { how: 'runout', who: 'other', next: 3 } }, [1, 3]],
    [
      'run out at the far end in the first run, crossed',
      { out: { how: 'runout', who: 'other', crossed: true, next: 3 } },
      [3, 1],
    ],
    ['run out in the second run', { bat: 1, out: { how: 'runout', who: 'faced', next: 3 } }, [2, 3]],
  ])('after %s', (_, data, ends) => {
    const { striker, other } = inningsAfter([ball(data)]);
    expect([striker, other]).toEqual(ends);
  });

  test('after an over, the batter at the other end faces', () => {
    const over: Written[] = Array.from({ length: 6 }, () => ball({ bat: 0 }));
    expect(inningsAfter(over)).toMatchObject({ striker: 2, other: 1, bowler: null, lastBowler: 9 });
    expect(inningsAfter([...over.slice(1), ball({ bat: 1 })])).toMatchObject({ striker: 1, other: 2 });
  });

  test('a batter who bats alone always faces', () => {
    const own = rules({ wickets: 2, isLastAlone: true });
    const balls = [ball({ out: { how: 'bowled' } }), ball({ bat: 1 })];
    expect(inningsAfter(balls, own)).toMatchObject({ striker: 2, other: null, isClosed: false, wickets: 1 });
    expect(inningsAfter([...balls, ball({ out: { how: 'caught' } })], own)).toMatchObject({
      isClosed: true,
      wickets: 2,
    });
  });
});

describe('an impossible event changes nothing', () => {
  test.each<[string, Written[]]>([
    ['bowled off a wide', [ball({ extra: 'wide', out: { how: 'bowled' } })]],
    ['caught off a no-ball', [ball({ extra: 'noball', out: { how: 'caught' } })]],
    ['runs and caught', [ball({ bat: 2, out: { how: 'caught' } })]],
    ['the far batter stumped', [ball({ out: { how: 'stumped', who: 'other' } })]],
    ['a wide off the bat', [ball({ extra: 'wide', bat: 1 })]],
    ['a bye of nothing', [ball({ extra: 'bye' })]],
    ['half a run', [ball({ bat: 0.5 })]],
    ['a second innings before the first is over', [{ type: 'innings', data: { side: 2 } }]],
  ])('%s', (_, events) => {
    expect(play([...begin, ...events])).toEqual(play(begin));
  });

  test('no one bowls two overs in a row, or more than the league allows', () => {
    const over: Written[] = Array.from({ length: 6 }, () => ball({ bat: 0 }));
    const again: Written = { type: 'bowler', data: { shirt: 9 } };
    expect(inningsAfter([...over, again]).bowler).toBeNull();
    const second: Written[] = [...over, { type: 'bowler', data: { shirt: 8 } }, ...over, again];
    expect(inningsAfter(second).bowler).toBe(9);
    expect(inningsAfter(second, rules({ oversABowler: 1 })).bowler).toBeNull();
  });

  test('a free hit follows a no-ball, even with a wide in between', () => {
    const out = ball({ out: { how: 'bowled' } });
    const noBall = ball({ extra: 'noball' });
    expect(inningsAfter([noBall, out]).wickets).toBe(0);
    expect(inningsAfter([noBall, ball({ extra: 'wide' }), out]).wickets).toBe(0);
    expect(inningsAfter([noBall, ball({ bat: 0 }), out]).wickets).toBe(1);
    expect(inningsAfter([noBall, out], rules({ hasFreeHit: false })).wickets).toBe(1);
  });
});

test('a batter who retires hurt may return; any other who leaves is out', () => {
  const hurt = inningsAfter([{ type: 'retire', data: { who: 'faced', hurt: true, next: 3 } }]);
  expect(hurt).toMatchObject({ striker: 3, wickets: 0 });
  const back = inningsAfter([
    { type: 'retire', data: { who: 'faced', hurt: true, next: 3 } },
    ball({ out: { how: 'bowled', next: 1 } }),
  ]);
  expect(back).toMatchObject({ striker: 1, wickets: 1 });
  expect(inningsAfter([{ type: 'retire', data: { who: 'faced', next: 3 } }])).toMatchObject({ striker: 3, wickets: 1 });
});

test('no batter returns unless named, and one who has just left is not next', () => {
  const hurt = (data: Written['data']) =>
    inningsAfter([{ type: 'retire', data: { who: 'faced', hurt: true, ...data } }]);
  expect(hurt({})).toMatchObject({ striker: 3, other: 2 });
  expect(hurt({ next: 1 })).toMatchObject({ striker: 3, other: 2 });
  expect(hurt({ who: 'other', next: 5 })).toMatchObject({ striker: 1, other: 5, retired: 2 });
  const later = [{ type: 'retire', data: { who: 'faced', hurt: true } } as const, ball({ out: { how: 'bowled' } })];
  expect(inningsAfter(later)).toMatchObject({ striker: 4, other: 2 });
});

describe('a wicket off an extra', () => {
  test.each<[string, Written['data'], Partial<Innings>]>([
    ['stumped off a wide', { extra: 'wide', out: { how: 'stumped' } }, { runs: 1, wickets: 1, balls: 0 }],
    ['hit wicket off a wide', { extra: 'wide', out: { how: 'hitwicket' } }, { runs: 1, wickets: 1, balls: 0 }],
    ['run out off a wide, after one', { extra: 'wide', runs: 1, out: { how: 'runout' } }, { runs: 2, wickets: 1 }],
    ['run out off a no-ball hit for two', { extra: 'noball', bat: 2, out: { how: 'runout' } }, { runs: 3, balls: 0 }],
    ['obstructing off a no-ball', { extra: 'noball', out: { how: 'other' } }, { runs: 1, wickets: 1, balls: 0 }],
    ['run out in the third bye', { extra: 'bye', runs: 2, out: { how: 'runout' } }, { runs: 2, wickets: 1, balls: 1 }],
    ['run out in the fourth run', { bat: 3, out: { how: 'runout' } }, { runs: 3, wickets: 1, balls: 1 }],
    ['a wide and five', { extra: 'wide', runs: 5 }, { runs: 6, wickets: 0, balls: 0 }],
  ])('%s counts according to the laws', (_, data, expected) => {
    expect(inningsAfter([ball(data)])).toMatchObject(expected);
  });

  test('the bowler is credited with a stumping, but not with a run-out', () => {
    const wickets = (how: 'stumped' | 'runout') =>
      inningsAfter([ball({ extra: 'wide', out: { how } })]).bowlers[0]?.wickets;
    expect([wickets('stumped'), wickets('runout')]).toEqual([1, 0]);
  });

  test.each<[Extra | null, boolean, string[]]>([
    [null, false, [...dismissals]],
    [null, true, ['runout', 'other']],
    ['wide', false, ['runout', 'stumped', 'hitwicket', 'other']],
    ['wide', true, ['runout', 'other']],
    ['noball', false, ['runout', 'other']],
    ['bye', false, ['runout', 'other']],
    ['legbye', false, ['runout', 'other']],
  ])('off %j, free hit %j', (extra, isFreeHit, allowed) => {
    const innings = { ...inningsAfter([]), isFreeHit };
    expect(dismissals.filter((how) => mayBeOut(innings, how, extra))).toEqual(allowed);
  });
});

test('runs equal bat plus extras and the sum of the overs; balls and wickets stay within the rules', () => {
  fc.assert(
    fc.property(eventsOf, fc.boolean(), (events, isLastAlone) => {
      const own = rules({ isLastAlone, wickets: 5 });
      const innings = inningsAfter(events, own);
      const bat = innings.batters.reduce((sum, { runs }) => sum + runs, 0);
      expect(innings.runs).toBe(bat + extrasOf(innings));
      expect(innings.overs.reduce((sum, runs) => sum + (runs ?? 0), 0)).toBe(innings.runs);
      expect(innings.balls).toBeLessThanOrEqual(own.balls);
      expect(innings.wickets).toBeLessThanOrEqual(own.wickets);
      expect(innings.batters.filter(({ out }) => out !== null)).toHaveLength(innings.wickets);
      const charged = innings.bowlers.reduce((sum, { runs }) => sum + runs, 0);
      expect(charged).toBe(innings.runs - innings.extras.byes - innings.extras.legByes - innings.extras.penalties);
      expect(innings.isClosed || batterOf(innings, innings.striker)?.out === null).toBe(true);
    }),
  );
});

test('the runs a chase needs are exact: they win, and one fewer does not', () => {
  fc.assert(
    fc.property(fc.array(ballData, { maxLength: 12 }), fc.array(ballData, { maxLength: 12 }), (first, second) => {
      const own = rules({ balls: 12 });
      const opening: Written[] = [
        ...begin,
        ...withBowlers(first),
        { type: 'close', data: {} },
        { type: 'innings', data: { side: 2, bowler: 3 } },
        ...withBowlers(second),
      ];
      const state = play(opening, own);
      const chase = chaseOf(state, own);
      fc.pre(chase !== null && chase.balls > 0);
      const playOut = (runs: number): CricketState => {
        const singles = Array.from({ length: runs }, () => ball({ extra: 'wide' }));
        const dots = Array.from({ length: chase.balls }, () => ball({ bat: 0 }));
        return play([...opening, ...withBowlers([...singles, ...dots])], own);
      };
      const runsOf = (after: CricketState) => after.innings.map(({ runs }) => runs) as [number, number];
      const [made, chased] = runsOf(playOut(chase.runs));
      expect(chased).toBeGreaterThan(made);
      const [still, short] = runsOf(playOut(chase.runs - 1));
      expect(short).toBe(still);
    }),
  );
});

test('a ball contains nothing that a ball cannot', () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.anything()), (data) => void readBall(data)));
  expect(readBall({ bat: 4, boundary: true, name: 'A child' })).toEqual({
    bat: 4,
    extra: null,
    runs: 0,
    isBoundary: true,
    out: null,
  });
});
