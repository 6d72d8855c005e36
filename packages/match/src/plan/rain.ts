import { place, type Placed, type Teams, type Wishes } from './place.ts';
import { slotsOf, type Ground } from './slots.ts';

/** A planned match with its id. */
export interface PlannedMatch extends Teams {
  readonly id: number;
}

export interface RainedOff {
  /** All planned matches; those that are not washed out stay. */
  readonly planned: readonly Placed<PlannedMatch>[];
  readonly isWashedOut: (match: Placed<PlannedMatch>) => boolean;
  /** `YYYY-MM-DD`, the days to play on instead. */
  readonly days: readonly string[];
  readonly grounds: readonly Ground[];
  readonly wishes: Wishes;
}

/** The washed-out matches, each with its new slot; null if none is left. */
export function replan({ planned, isWashedOut, days, grounds, wishes }: RainedOff) {
  const washedOut = planned.filter(isWashedOut);
  const fixed = planned.filter((match) => !isWashedOut(match));
  const { placed } = place(
    washedOut.map(({ pairing }) => pairing),
    slotsOf(days, grounds, wishes.minutes),
    wishes,
    { fixed },
  );
  return washedOut.map((before) => ({
    before,
    after: placed.find(({ pairing }) => pairing === before.pairing)?.slot ?? null,
  }));
}
