import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBracketProblem, keyOfSource, roundsOf, type BracketMatch, type Source } from './bracket.ts';
import { makeBracket, seedPlaces } from './make-bracket.ts';
import { resolveBracket, type Outcome, type Place } from './resolve.ts';
import { settledByPairs, settledRanks, type OpenTable } from './settled.ts';

const team = (ref: number): Source => ({ kind: 'team', ref, rank: null });
const place = (ref: number, rank: number): Source => ({ kind: 'place', ref, rank });
const winner = (ref: number): Source => ({ kind: 'winner', ref, rank: null });
const teams = (count: number) => Array.from({ length: count }, (_, at) => team(at + 1));
const text = ({ kind, ref, rank }: Source) => `${kind[0]}${ref}${rank === null ? '' : `.${rank}`}`;
const drawn = (matches: readonly BracketMatch[]) => matches.map(({ sources }) => sources.map(text).join(' v '));

const open: Outcome = { status: 'scheduled', winner: null, held: null };
const played = (one: number, two: number, more: Partial<Outcome> = {}): Outcome => ({
  ...open,
  status: 'played',
  winner: one === two ? null : one > two ? 1 : 2,
  ...more,
});
const named = {
  place: (group: number, rank: number): Place => ({ team: `${group}.${rank}`, isSettled: true }),
  team: (id: number) => `T${id}`,
};
const resolve = (matches: readonly BracketMatch[], outcomes: readonly Outcome[], more = {}) =>
  resolveBracket(matches, { ...named, ...more, outcomes: new Map(outcomes.map((one, at) => [at + 1, one])) });

describe('making a bracket', () => {
  test.each<[string, readonly Source[], string[]]>([
    ['four', teams(4), ['t1 v t4', 't2 v t3', 'w1 v w2']],
    ['eight', teams(8), ['t1 v t8', 't4 v t5', 't2 v t7', 't3 v t6', 'w1 v w2', 'w3 v w4', 'w5 v w6']],
    ['six, with two byes', teams(6), ['t4 v t5', 't3 v t6', 't1 v w1', 't2 v w2', 'w3 v w4']],
    ['three', teams(3), ['t2 v t3', 't1 v w1']],
    ['two groups', seedPlaces([1, 2], 2), ['p1.1 v p2.2', 'p2.1 v p1.2', 'w1 v w2']],
    ['three groups', seedPlaces([1, 2, 3], 2), ['p2.2 v p3.2', 'p3.1 v p1.2', 'p1.1 v w1', 'p2.1 v w2', 'w3 v w4']],
  ])('%s', (_, seeds, expected) => {
    expect(drawn(makeBracket(seeds))).toEqual(expected);
  });

  test('the losers of the semi-finals play for third place before the final', () => {
    const matches = makeBracket(teams(4), { thirdPlace: true });
    expect(drawn(matches)).toEqual(['t1 v t4', 't2 v t3', 'l1 v l2', 'w1 v w2']);
    expect(roundsOf(matches).map(({ toGo, matches: list }) => [toGo, list.map(({ number }) => number)])).toEqual([
      [1, [1, 2]],
      [0, [4]],
      [-1, [3]],
    ]);
  });

  test('with two or more groups, no team meets its own group in the first round', () => {
    const sizes = fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(sizes, ([groups, each]) => {
        const seeds = seedPlaces(
          Array.from({ length: groups }, (_, at) => at + 1),
          each,
        );
        expect(new Set(seeds.map(keyOfSource)).size).toBe(groups * each);
        const first = makeBracket(seeds).filter(({ sources }) => sources.every(({ kind }) => kind === 'place'));
        expect(first.filter(({ sources: [one, two] }) => one.ref === two.ref)).toEqual([]);
      }),
    );
  });

  test('any number of teams needs one match fewer to find a winner, and only the first round has byes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 32 }), fc.infiniteStream(fc.nat(9)), (count, scores) => {
        const matches = makeBracket(teams(count));
        expect(findBracketProblem(matches)).toBeNull();
        expect(matches).toHaveLength(count - 1);
        const rounds = roundsOf(matches);
        expect(rounds.slice(1).map((round) => round.matches.length)).toEqual(
          rounds.slice(1).map(({ toGo }) => 2 ** toGo),
        );
        const next = () => scores.next().value as number;
        const results = matches.map(() => {
          const [one, two] = [next(), next()];
          return played(one, two, one === two ? { winner: 2 } : {});
        });
        const found = resolve(matches, results);
        const out = found.map(({ sides, winner: won }) => sides[won === 1 ? 1 : 0].team);
        const champion = found.at(-1)?.sides[(found.at(-1)?.winner ?? 0) - 1]?.team;
        expect(new Set([...out, champion]).size).toBe(count);
        expect(found.every(({ needsWord, changed }) => !needsWord && changed.length === 0)).toBe(true);
      }),
    );
  });
});

test.each<[string, BracketMatch[], string | undefined]>([
  ['nothing', [], 'size'],
  ['two finals', [1, 2].map((number) => ({ number, sources: [team(number * 2), team(number * 2 + 1)] })), 'finals'],
  ['a match that depends on itself', [{ number: 1, sources: [winner(1), team(1)] }], 'order'],
  ['a team against itself', [{ number: 1, sources: [team(1), team(1)] }], 'itself'],
  [
    'a winner who advances twice',
    [
      { number: 1, sources: [team(1), team(2)] },
      { number: 2, sources: [winner(1), team(3)] },
      { number: 3, sources: [winner(1), winner(2)] },
    ],
    'twice',
  ],
  ['two teams', [{ number: 1, sources: [team(1), team(2)] }], undefined],
])('%s is a bracket only if it uses each source once and has one final', (_, matches, problem) => {
  expect(findBracketProblem(matches)?.kind).toBe(problem);
});

describe('filling a bracket', () => {
  const four = makeBracket([place(1, 1), place(2, 1), place(1, 2), place(2, 2)], { thirdPlace: true });
  const sides = (outcomes: readonly Outcome[], more = {}) =>
    resolve(four, outcomes, more).map((match) => match.sides.map(({ state, team: name }) => name ?? state).join(' v '));

  test('winners and losers advance as results come in', () => {
    expect(sides([])).toEqual(['1.1 v 2.2', '2.1 v 1.2', 'open v open', 'open v open']);
    expect(sides([played(2, 1), played(0, 3)])).toEqual(['1.1 v 2.2', '2.1 v 1.2', '2.2 v 2.1', '1.1 v 1.2']);
  });

  test('a provisional place is soft, and its winner stays open', () => {
    const soft = { place: (group: number, rank: number) => ({ team: `${group}.${rank}`, isSettled: group === 2 }) };
    const [first, , , final] = resolve(four, [played(1, 0)], soft);
    expect(first?.sides).toEqual([
      { state: 'soft', team: '1.1' },
      { state: 'set', team: '2.2' },
    ]);
    expect(final?.sides[0]).toEqual({ state: 'open', team: null });
  });

  test("a tie, a match without a result and a cancelled one need an organiser's decision", () => {
    for (const outcome of [
      played(1, 1),
      { ...open, status: 'no_result' as const },
      { ...open, status: 'cancelled' as const },
    ]) {
      const [without] = resolve(four, [outcome]);
      expect([without?.winner, without?.needsWord]).toEqual([null, true]);
      const [, , third, final] = sides([{ ...outcome, winner: 2 }]);
      expect([third, final]).toEqual(['1.1 v open', '2.2 v open']);
    }
    expect(sides([{ ...open, winner: 2 }]).at(-1)).toBe('open v open');
  });

  test('if neither side goes through, their next opponent has a bye', () => {
    const [, , third, final] = resolve(four, [{ ...open, status: 'cancelled', winner: 0 }, played(3, 1)]);
    expect([third?.winner, final?.winner]).toEqual([2, 2]);
    const none = { ...open, status: 'cancelled' as const, winner: 0 as const };
    expect(resolve(four, [none, none]).at(-1)?.winner).toBe(0);
  });

  test('a correction removes no team from a match that has begun, and reports it', () => {
    const begun = { ...open, held: ['1.1', '1.2'] as const };
    const [, , , final] = resolve(four, [played(0, 1), played(0, 3), open, begun]);
    expect([final?.sides[0].team, final?.changed]).toEqual(['1.1', [1]]);
    expect(resolve(four, [played(1, 0), played(0, 3), open, begun]).at(-1)?.changed).toEqual([]);
    // The same for a result that was reset, without another team in its place.
    const takenBack = resolve(four, [played(1, 1), played(0, 3), open, begun]).at(-1);
    expect([takenBack?.sides[0].team, takenBack?.changed]).toEqual(['1.1', [1]]);
    expect(resolve(four, [played(1, 1), played(0, 3), open, open]).at(-1)?.changed).toEqual([]);
  });

  test('each result affects only later matches, and filling again changes nothing', () => {
    const one = fc.record({
      status: fc.constantFrom('scheduled' as const, 'played' as const, 'no_result' as const, 'cancelled' as const),
      winner: fc.constantFrom(null, 0 as const, 1 as const, 2 as const),
      held: fc.constant(null),
    });
    const all = fc.array(one, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(all, one, fc.nat(6), (outcomes, other, at) => {
        const matches = makeBracket(teams(8));
        const before = resolve(matches, outcomes);
        expect(resolve(matches, outcomes)).toEqual(before);
        const after = resolve(matches, outcomes.with(at, other));
        const follows = new Set([at + 1]);
        for (const { number, sources } of matches) {
          if (sources.some(({ kind, ref }) => kind === 'winner' && follows.has(ref))) follows.add(number);
        }
        expect(after.filter(({ number }) => !follows.has(number))).toEqual(
          before.filter(({ number }) => !follows.has(number)),
        );
        const names = after.flatMap((match) => match.sides.map((side) => side.team)).filter((name) => name !== null);
        expect(names.every((name) => /^T[1-8]$/.test(name))).toBe(true);
      }),
    );
  });
});

describe('settled places', () => {
  const outcomes = [
    [2, 0],
    [0, 2],
    [1, 1],
  ] as const;
  const ofTable = (points: Record<string, number>, games: readonly (readonly [string, string])[]): OpenTable => ({
    points: new Map(Object.entries(points)),
    open: games,
    outcomes,
  });

  test.each<[string, OpenTable, Record<string, number>]>([
    ['nothing is open', ofTable({ A: 4, B: 2, C: 2 }, []), { A: 1 }],
    ['a lead that cannot be caught', ofTable({ A: 6, B: 2, C: 1 }, [['B', 'C']]), { A: 1 }],
    ['a lead that can be levelled', ofTable({ A: 4, B: 2, C: 0 }, [['B', 'C']]), {}],
    [
      'one of two passes the second, whoever wins',
      {
        ...ofTable({ A: 9, B: 3, C: 2, D: 2 }, [['C', 'D']]),
        outcomes: [
          [2, 0],
          [0, 2],
        ],
      },
      { A: 1, B: 3 },
    ],
  ])('%s', (_, table, expected) => {
    expect(Object.fromEntries(settledRanks(table))).toEqual(expected);
  });

  const names = ['A', 'B', 'C', 'D'] as const;
  const tables = fc
    .tuple(
      fc.tuple(fc.nat(8), fc.nat(8), fc.nat(8), fc.nat(8)),
      fc.array(
        fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)).filter(([one, two]) => one !== two),
        { maxLength: 5 },
      ),
    )
    .map(([points, games]) => ofTable(Object.fromEntries(names.map((name, at) => [name, points[at] ?? 0])), games));

  test('a settled place holds whatever the remaining results', () => {
    fc.assert(
      fc.property(tables, fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }), (table, ways) => {
        const points = new Map(table.points);
        for (const [at, match] of table.open.entries()) {
          const way = outcomes[ways[at] ?? 0] ?? outcomes[0];
          for (const side of [0, 1] as const) points.set(match[side], (points.get(match[side]) ?? 0) + way[side]);
        }
        for (const [name, rank] of settledRanks(table)) {
          const own = points.get(name) ?? 0;
          const others = [...points].filter(([other]) => other !== name).map(([, theirs]) => theirs);
          expect(others.filter((theirs) => theirs > own)).toHaveLength(rank - 1);
          expect(others).not.toContain(own);
        }
      }),
    );
  });

  test('a place settled by pairs of teams is settled', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const exact = settledRanks(table);
        for (const [name, rank] of settledByPairs(table)) expect(exact.get(name)).toBe(rank);
      }),
    );
  });
});
