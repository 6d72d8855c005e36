import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayKey, place, type Placed, type Teams } from './place.ts';
import { planSeason, type SeasonWishes } from './plan-season.ts';
import { replan } from './rain.ts';
import { roundRobin } from './round-robin.ts';
import { matchDays, slotsOf, type Slot } from './slots.ts';

const teamsOf = (count: number, prefix = 'T') => Array.from({ length: count }, (_, at) => `${prefix}${at + 1}`);
const counted = (values: readonly string[]) =>
  values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<string, number>());

test.each([2, 3, 4, 5, 6, 7, 8, 9, 12, 24])('the circle of %i teams is fair', (count) => {
  const teams = teamsOf(count);
  const all = roundRobin('A', teams, 1);
  expect(all).toHaveLength((count * (count - 1)) / 2);
  expect(new Set(all.map(({ team_1, team_2 }) => [team_1, team_2].toSorted().join(' ')))).toHaveLength(all.length);
  for (const round of new Set(all.map((one) => one.round))) {
    const playing = all.filter((one) => one.round === round).flatMap(({ team_1, team_2 }) => [team_1, team_2]);
    expect(new Set(playing)).toHaveLength(playing.length);
  }
  const home = counted(all.map(({ team_1 }) => team_1));
  for (const team of teams) {
    const away = count - 1 - (home.get(team) ?? 0);
    expect(Math.abs((home.get(team) ?? 0) - away)).toBeLessThanOrEqual(1);
  }
  const twice = roundRobin('A', teams, 2);
  expect(counted(twice.map(({ team_1 }) => team_1))).toEqual(new Map(teams.map((team) => [team, count - 1])));
});

test('match days are the weekdays except excluded days', () => {
  expect(matchDays('2026-11-28', '2026-12-13', [0, 6], ['2026-12-06'])).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-12-05',
    '2026-12-12',
    '2026-12-13',
  ]);
});

/** All problems of a plan; each rule is repeated here, independently of the planner's board. */
function faultsOf(all: readonly Placed<Teams>[], { minutes, restDays, matchesADay, away }: SeasonWishes): string[] {
  const faults: string[] = [];
  const meets = (a: Slot, b: Slot) => a.day === b.day && Math.abs(a.start - b.start) < minutes;
  for (const [at, one] of all.entries()) {
    const { team_1, team_2 } = one.pairing;
    for (const team of [team_1, team_2]) {
      if (away.has(dayKey(team, one.slot.date))) faults.push(`${team} is away`);
      const own = all.filter(({ pairing }) => pairing.team_1 === team || pairing.team_2 === team);
      if (own.filter(({ slot }) => slot.day === one.slot.day).length > matchesADay)
        faults.push(`${team} plays too often`);
      for (const other of own) {
        const gap = Math.abs(other.slot.day - one.slot.day);
        if (gap > 0 && gap <= restDays) faults.push(`${team} has no rest`);
        if (other !== one && meets(other.slot, one.slot)) faults.push(`${team} plays twice at once`);
      }
    }
    for (const other of all.slice(at + 1)) {
      if (other.slot.ground === one.slot.ground && meets(other.slot, one.slot)) faults.push('a ground is taken twice');
    }
  }
  return faults;
}

const seasons: fc.Arbitrary<SeasonWishes> = fc
  .record({
    sizes: fc.array(fc.integer({ min: 2, max: 7 }), { minLength: 1, maxLength: 3 }),
    meetings: fc.constantFrom(1 as const, 2 as const),
    length: fc.integer({ min: 1, max: 60 }),
    weekdays: fc.constantFrom([0], [0, 6], [0, 3, 6], [0, 1, 2, 3, 4, 5, 6]),
    hours: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
    minutes: fc.constantFrom(45, 60, 90),
    restDays: fc.integer({ min: 0, max: 3 }),
    matchesADay: fc.integer({ min: 1, max: 2 }),
    away: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 4 }),
    fixed: fc.boolean(),
  })
  .map(({ sizes, meetings, length, weekdays, hours, away, fixed, ...rest }) => {
    const to = new Date(Date.UTC(2026, 11, 1) + length * 86_400_000).toISOString().slice(0, 10);
    const days = matchDays('2026-12-01', to, weekdays, []);
    const grounds = hours.map((open, at) => ({ name: `G${at}`, from: 420, to: 420 + open * 60 }));
    const [slot] = slotsOf(days, grounds, rest.minutes);
    return {
      ...rest,
      days,
      grounds,
      pairings: sizes.flatMap((size, at) => roundRobin(`${at}`, teamsOf(size, `${at}-`), meetings)),
      away: new Set(away.flatMap((at) => (days[at + 1] === undefined ? [] : [dayKey('0-1', days[at + 1] ?? '')]))),
      fixed: fixed && slot ? [{ pairing: { team_1: '0-1', team_2: 'elsewhere' }, slot }] : [],
    };
  });

describe('a season', () => {
  test('keeps every wish, plays each match once or says why not, and is repeatable', () => {
    fc.assert(
      fc.property(seasons, (season) => {
        const plan = planSeason(season);
        expect([...plan.placed.map(({ pairing }) => pairing), ...plan.left]).toHaveLength(season.pairings.length);
        expect(faultsOf([...plan.placed, ...season.fixed], season)).toEqual([]);
        expect(plan.left.length === 0).toBe(plan.reasons.length === 0);
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  test('counts before it searches', () => {
    const days = ['2026-12-06'];
    const grounds = [{ name: 'Maidan', from: 420, to: 600 }];
    const pairings = roundRobin('A', teamsOf(4), 1);
    const wishes = {
      minutes: 60,
      restDays: 0,
      matchesADay: 1,
      away: new Set<string>(),
      fixed: [],
    };
    expect(planSeason({ ...wishes, pairings, days, grounds }).reasons).toEqual([
      '6 matches, but only 3 free slots: add a day, a ground or longer hours.',
    ]);
  });

  test('names the wish that cannot be kept, and lifting it helps', () => {
    const days = matchDays('2026-12-01', '2026-12-06', [0, 1, 2, 3, 4, 5, 6], []);
    const season: SeasonWishes = {
      pairings: roundRobin('A', teamsOf(4), 1),
      days,
      grounds: [{ name: 'Maidan', from: 420, to: 720 }],
      minutes: 60,
      restDays: 3,
      matchesADay: 1,
      away: new Set(),
      fixed: [],
    };
    const { reasons } = planSeason(season);
    expect(reasons).toContain('There is no room for 3 rest days between matches. Without them, a plan is possible.');
    expect(planSeason({ ...season, restDays: 0 }).left).toEqual([]);
  });

  test('with four teams, leaves no match that an exhaustive search would place', () => {
    const few = fc.record({
      days: fc.integer({ min: 3, max: 9 }),
      slotsADay: fc.integer({ min: 1, max: 2 }),
      restDays: fc.integer({ min: 0, max: 1 }),
      away: fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 8 })), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(few, ({ days: count, slotsADay, restDays, away }) => {
        const days = matchDays('2026-12-01', `2026-12-0${count}`, [0, 1, 2, 3, 4, 5, 6], []);
        const slots = slotsOf(days, [{ name: 'G', from: 0, to: slotsADay * 60 }], 60);
        const blocked = new Set(away.flatMap(([team, day]) => (days[day] ? [dayKey(`T${team + 1}`, days[day])] : [])));
        const wishes = { minutes: 60, restDays, matchesADay: 1, away: blocked };
        const pairings = roundRobin('A', teamsOf(4), 1);
        const found = place(pairings, slots, wishes).left.length === 0;
        expect(found).toBe(canBePlayed(pairings, days, slotsADay, wishes));
      }),
      { numRuns: 300 },
    );
  });
});

/** By brute force: each match on each day. */
function canBePlayed(
  pairings: readonly Teams[],
  days: readonly string[],
  slotsADay: number,
  { restDays, away }: { restDays: number; away: ReadonlySet<string> },
): boolean {
  const chosen: number[] = [];
  const go = (at: number): boolean => {
    const pairing = pairings[at];
    if (!pairing) return true;
    return days.some((date, day) => {
      const both = [pairing.team_1, pairing.team_2];
      const isOff = both.some((team) => away.has(dayKey(team, date)));
      const isFull = chosen.filter((one) => one === day).length >= slotsADay;
      const isTired = chosen.some((one, earlier) => {
        const other = pairings[earlier];
        return Math.abs(one - day) <= restDays && both.some((team) => team === other?.team_1 || team === other?.team_2);
      });
      if (isOff || isFull || isTired) return false;
      chosen.push(day);
      if (go(at + 1)) return true;
      chosen.pop();
      return false;
    });
  };
  return go(0);
}

test('rain moves only washed-out matches, and repeating it changes nothing', () => {
  const days = matchDays('2026-12-05', '2026-12-20', [0, 6], []);
  const grounds = [{ name: 'Maidan', from: 420, to: 720 }];
  const wishes = { minutes: 60, restDays: 0, matchesADay: 1, away: new Set<string>() };
  const season = {
    ...wishes,
    pairings: roundRobin('A', teamsOf(4), 1),
    days,
    grounds,
    fixed: [],
  };
  const planned = planSeason(season).placed.map(({ pairing, slot }, id) => ({ pairing: { ...pairing, id }, slot }));
  const isWashedOut = ({ slot }: { slot: Slot }) => slot.date === '2026-12-06';
  const rest = days.filter((date) => date > '2026-12-06');
  const moved = replan({ planned, isWashedOut, days: rest, grounds, wishes });
  expect(moved.map(({ before }) => before)).toEqual(planned.filter(isWashedOut));
  const after = planned.map((one) => {
    const slot = moved.find(({ before }) => before === one)?.after;
    return slot ? { ...one, slot } : one;
  });
  expect(faultsOf(after, season)).toEqual([]);
  expect(after.filter(isWashedOut)).toEqual([]);
  expect(replan({ planned: after, isWashedOut, days: rest, grounds, wishes })).toEqual([]);
  expect(replan({ planned, isWashedOut, days: [], grounds, wishes }).map((one) => one.after)).toEqual([null, null]);
});
