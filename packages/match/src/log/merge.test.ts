import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phones } from '../testing/phones.ts';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { hashLog } from './hash.ts';
import { merge, nextEvent, orderPlaces } from './merge.ts';

const ball = (bat: number) => ({ type: 'ball' as const, data: { bat }, at: 0 });
const add = (log: readonly MatchEvent[], scorer: number, written: Parameters<typeof nextEvent>[2]) =>
  merge(log, [nextEvent(log, scorer, written)]);
const batsOf = (log: readonly MatchEvent[]) => orderPlaces(log).map(({ counted }) => counted?.data['bat'] ?? null);

describe('two scorers', () => {
  test('who record the same balls offline count once', () => {
    const start = add([], 1, ball(0));
    const one = [1, 2, 3].reduce((log, bat) => add(log, 1, ball(bat)), start);
    const two = [1, 2].reduce((log, bat) => add(log, 2, ball(bat)), start);
    expect(batsOf(merge(one, two))).toEqual([0, 1, 2, 3]);
  });

  test('who disagree on a ball are both kept, and the first counts until someone chooses', () => {
    const start = add([], 1, ball(0));
    const both = merge(add(start, 1, ball(4)), add(start, 2, ball(2)));
    expect(orderPlaces(both)[1]).toMatchObject({ isDisputed: true, counted: { data: { bat: 4 } } });
    const chosen = add(both, 1, { type: 'choose', data: { id: [2, 1] }, at: 0 });
    expect(orderPlaces(chosen)[1]).toMatchObject({ isDisputed: false, counted: { data: { bat: 2 } } });
    const undone = add(chosen, 2, { type: 'void', data: { id: [1, 3] }, at: 0 });
    expect(orderPlaces(undone)[1]).toMatchObject({ isDisputed: true });
  });
});

test('a forgotten ball is inserted at its place', () => {
  const log = [1, 2, 3].reduce((before, bat) => add(before, 1, ball(bat)), [] as MatchEvent[]);
  expect(batsOf(add(log, 1, { ...ball(9), after: [1, 1] }))).toEqual([1, 9, 2, 3]);
});

test('a change is an undo and a new ball in the same place', () => {
  const log = [1, 2, 3].reduce((before, bat) => add(before, 1, ball(bat)), [] as MatchEvent[]);
  const undone = add(log, 1, { type: 'void', data: { id: [1, 2] }, at: 0 });
  expect(batsOf(add(undone, 1, { ...ball(6), after: [1, 1] }))).toEqual([1, 6, null, 3]);
});

test('undoing an undo leaves nothing behind', () => {
  fc.assert(
    fc.property(phones, fc.nat(), (logs, pick) => {
      const log = merge(...logs);
      const target = log[pick % Math.max(1, log.length)];
      fc.pre(target !== undefined);
      const undone = add(log, 1, { type: 'void', data: { id: target.id }, at: 0 });
      const back = add(undone, 2, {
        type: 'void',
        data: { id: undone.findLast(({ id }) => id[0] === 1)?.id ?? null },
        at: 0,
      });
      const counted = (events: readonly MatchEvent[]) => orderPlaces(events).map((place) => place.counted?.id ?? null);
      expect(counted(back)).toEqual(counted(log));
    }),
  );
});

test('the order of merging does not matter, and merging again changes nothing', () => {
  fc.assert(
    fc.property(phones, ([a = [], b = [], c = []]) => {
      const all = merge(a, b, c);
      for (const other of [merge(c, b, a), merge(merge(b, c), a), merge(b, merge(a, c)), merge(all, all, b)]) {
        expect(other).toEqual(all);
        expect(orderPlaces(other.toReversed())).toEqual(orderPlaces(all));
        expect(hashLog(other.toReversed())).toBe(hashLog(all));
      }
    }),
  );
});

test('every event of play has exactly one place, and events keep the order in which a device saw them', () => {
  fc.assert(
    fc.property(phones, (logs) => {
      const all = merge(...logs);
      const placed = orderPlaces(all).flatMap(({ events }) => events);
      expect(merge(placed)).toEqual(all.filter(({ type }) => type === 'ball'));
      for (const log of logs) {
        const own = orderPlaces(log).flatMap(({ events }) => events.map(({ id }) => String(id)));
        const known = new Set(own);
        expect(new Set(placed.map(({ id }) => String(id)).filter((id) => known.has(id)))).toEqual(known);
      }
    }),
  );
});

test('a damaged log has the same order on every device', () => {
  const id = fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 6 }));
  const seen = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.nat({ max: 6 }), { maxKeys: 3 });
  const type = fc.constantFrom('ball', 'void', 'choose');
  const data = fc.record({ id, bat: fc.nat({ max: 3 }) });
  const event: fc.Arbitrary<MatchEvent> = fc.record({ id, after: fc.option(id), seen, at: fc.constant(0), type, data });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 18 }), (events) => {
      const places = orderPlaces(merge(events));
      expect(orderPlaces(merge(events.toReversed()))).toEqual(places);
      const placed = places.flatMap((place) => place.events.map((one) => String(one.id)));
      expect(new Set(placed).size).toBe(placed.length);
    }),
    { numRuns: 500 },
  );
});
