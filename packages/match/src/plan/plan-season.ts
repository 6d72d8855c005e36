import { place, type Placed, type Placement, type Teams, type Wishes } from './place.ts';
import type { Pairing } from './round-robin.ts';
import { slotsOf, type Ground, type Slot } from './slots.ts';

export interface SeasonWishes extends Wishes {
  readonly pairings: readonly Pairing[];
  /** `YYYY-MM-DD`, in their order. */
  readonly days: readonly string[];
  readonly grounds: readonly Ground[];
  /** Matches that are planned already. */
  readonly fixed: readonly Placed<Teams>[];
}

export interface SeasonPlan extends Placement<Pairing> {
  /** Why something is left, in words; empty for a whole plan. */
  readonly reasons: readonly string[];
}

/** Plans matches, round after round. Every wish is kept; what finds no place is left, with the reasons. */
export function planSeason(season: SeasonWishes): SeasonPlan {
  const pairings = season.pairings.toSorted((a, b) => a.round - b.round);
  const slots = slotsOf(season.days, season.grounds, season.minutes);
  const plan = place(pairings, slots, season, season);
  return { ...plan, reasons: plan.left.length === 0 ? [] : explain(pairings, slots, season) };
}

const matches = (count: number): string => `${count} ${count === 1 ? 'match' : 'matches'}`;

/** Counts first; then lifts one wish at a time and says which of them helps. */
function explain(pairings: readonly Pairing[], slots: readonly Slot[], season: SeasonWishes): string[] {
  const isFree = ({ day, ground, start }: Slot) =>
    season.fixed.every(
      ({ slot }) => slot.day !== day || slot.ground !== ground || Math.abs(slot.start - start) >= season.minutes,
    );
  const free = slots.filter(isFree).length;
  if (free < pairings.length) {
    return [`${matches(pairings.length)}, but only ${free} free slots: add a day, a ground or longer hours.`];
  }
  const lifted = [
    season.restDays > 0 && {
      wishes: { ...season, restDays: 0 },
      text: `The rest of ${season.restDays} ${season.restDays === 1 ? 'day' : 'days'} cannot be kept. Without it there is a plan.`,
    },
    {
      wishes: { ...season, matchesADay: season.matchesADay + 1 },
      text: `${matches(season.matchesADay)} a day for a team are not enough. With one more there is a plan.`,
    },
    season.away.size > 0 && {
      wishes: { ...season, away: new Set<string>() },
      text: 'The days on which teams cannot play leave too few. Without them there is a plan.',
    },
  ];
  const helps = lifted.flatMap((one) =>
    one && place(pairings, slots, one.wishes, season).left.length === 0 ? [one.text] : [],
  );
  return helps.length > 0 ? helps : ['No plan was found. Lifting a single wish does not help: add days.'];
}
