import { place, type Placed, type Placement, type Teams, type Wishes } from './place.ts';
import type { Pairing } from './round-robin.ts';
import { slotsOf, type Ground, type Slot } from './slots.ts';

export interface SeasonWishes extends Wishes {
  readonly pairings: readonly Pairing[];
  /** `YYYY-MM-DD`, in ascending order. */
  readonly days: readonly string[];
  readonly grounds: readonly Ground[];
  /** Matches already planned. */
  readonly fixed: readonly Placed<Teams>[];
}

export interface SeasonPlan extends Placement<Pairing> {
  /** Why matches are left, in sentences; empty for a complete plan. */
  readonly reasons: readonly string[];
}

/** Plans matches, round after round. Every wish is kept; matches without a slot are left, with the reasons. */
export function planSeason(season: SeasonWishes): SeasonPlan {
  const pairings = season.pairings.toSorted((a, b) => a.round - b.round);
  const slots = slotsOf(season.days, season.grounds, season.minutes);
  const plan = place(pairings, slots, season, season);
  return { ...plan, reasons: plan.left.length === 0 ? [] : explain(pairings, slots, season) };
}

const matches = (count: number): string => `${count} ${count === 1 ? 'match' : 'matches'}`;

/** Counts first; then lifts one wish at a time and reports which of them helps. */
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
      text: `There is no room for ${season.restDays} ${season.restDays === 1 ? 'rest day' : 'rest days'} between matches. Without them, a plan is possible.`,
    },
    {
      wishes: { ...season, matchesADay: season.matchesADay + 1 },
      text: `${matches(season.matchesADay)} a day for each team are not enough. With one more, a plan is possible.`,
    },
    season.away.size > 0 && {
      wishes: { ...season, away: new Set<string>() },
      text: 'Teams are away on too many days. Without those days off, a plan is possible.',
    },
  ];
  const helps = lifted.flatMap((one) =>
    one && place(pairings, slots, one.wishes, season).left.length === 0 ? [one.text] : [],
  );
  return helps.length > 0 ? helps : ['No plan was found, and dropping a single wish does not help. Add days.'];
}
