import * as fc from 'fast-check';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { merge, nextEvent, orderPlaces } from '../log/merge.ts';

export type Written = Pick<MatchEvent, 'type' | 'data'>;

/** An action of a scorer, or a sync of two devices. */
type Move =
  | { readonly kind: 'play'; readonly phone: number; readonly play: Written }
  | { readonly kind: 'undo' | 'insert'; readonly phone: number; readonly back: number; readonly play: Written }
  | { readonly kind: 'meet'; readonly one: number; readonly two: number };

export const PHONES = 3;
const phone = fc.integer({ min: 0, max: PHONES - 1 });

export const ballData: fc.Arbitrary<Written> = fc
  .record({
    bat: fc.integer({ min: 0, max: 6 }),
    runs: fc.integer({ min: 0, max: 4 }),
    extra: fc.constantFrom(null, null, null, 'wide', 'noball', 'bye', 'legbye'),
    boundary: fc.boolean(),
    out: fc.option(
      fc.record({
        how: fc.constantFrom('bowled', 'caught', 'lbw', 'runout', 'stumped', 'hitwicket', 'other'),
        who: fc.constantFrom('faced', 'other'),
        crossed: fc.boolean(),
        next: fc.option(fc.integer({ min: 1, max: 12 })),
      }),
      { freq: 5 },
    ),
  })
  .map((data) => ({ type: 'ball', data }));

const moves = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('play' as const), phone, play: ballData }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constantFrom('undo' as const, 'insert' as const),
        phone,
        back: fc.nat({ max: 4 }),
        play: ballData,
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('meet' as const), one: phone, two: phone }) },
  ),
  { maxLength: 40 },
);

function carryOut(list: readonly Move[]): MatchEvent[][] {
  const logs: MatchEvent[][] = Array.from({ length: PHONES }, () => []);
  for (const move of list) {
    if (move.kind === 'meet') {
      const both = merge(logs[move.one] ?? [], logs[move.two] ?? []);
      [logs[move.one], logs[move.two]] = [both, both];
      continue;
    }
    const log = logs[move.phone] ?? [];
    const write = (written: Parameters<typeof nextEvent>[2]) =>
      (logs[move.phone] = merge(log, [nextEvent(log, move.phone + 1, written)]));
    if (move.kind === 'play') {
      write({ ...move.play, at: 0 });
      continue;
    }
    const known = move.kind === 'undo' ? log : orderPlaces(log).flatMap(({ events }) => events);
    const target = known.at(-1 - move.back);
    if (!target) continue;
    if (move.kind === 'undo') write({ type: 'void', data: { id: target.id }, at: 0 });
    else write({ ...move.play, after: target.after, at: 0 });
  }
  return logs;
}

/** The logs of three devices after scoring one match, online and offline. */
export const phones: fc.Arbitrary<MatchEvent[][]> = moves.map(carryOut);
