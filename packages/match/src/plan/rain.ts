import { place, type Placed, type Teams, type Wishes } from './place.ts';
import { slotsOf, type Ground } from './slots.ts';

/** A match that is planned, with its id. */
export interface PlannedMatch extends Teams {
  readonly id: number;
}

export interface RainedOff {
  /** Everything that is planned; all but what is washed out stays. */
  readonly planned: readonly Placed<PlannedMatch>[];
  readonly isWashedOut: (match: Placed<PlannedMatch>) => boolean;
  /** `YYYY-MM-DD`, on which there may be matches instead. */
  readonly days: readonly string[];
  readonly grounds: readonly Ground[];
  readonly wishes: Wishes;
}

/** The matches that are washed out, each with its new slot; null where none is left. */
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
