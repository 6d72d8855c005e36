/** How a category plays, frozen for a match when its first link is made. */
export interface CricketRules {
  readonly sport: 'cricket';
  /** Balls of an innings. */
  readonly balls: number;
  /** Wickets that end an innings. */
  readonly wickets: number;
  /** Whether the last one bats alone: a side then has as many players as wickets. */
  readonly isLastAlone: boolean;
  readonly wideRuns: number;
  readonly noBallRuns: number;
  /** Whether a wide and a no-ball are bowled again. */
  readonly isBowledAgain: boolean;
  readonly hasFreeHit: boolean;
  readonly oversABowler: number | null;
}

export interface TallyRules {
  readonly sport: 'football' | 'futsal' | 'basketball' | 'plain';
  /** Halves or quarters. */
  readonly periods: number;
  /** Of a period; null where nothing is timed. */
  readonly minutes: number | null;
}

export type MatchRules = CricketRules | TallyRules;
export type Sport = MatchRules['sport'];

export const sports = ['cricket', 'football', 'futsal', 'basketball', 'plain'] as const satisfies readonly Sport[];

/** The rules with which an organiser starts. */
export function usualRules(
  sport: Sport,
  innings: { readonly balls: number | null; readonly wickets: number },
): MatchRules {
  if (sport === 'football') return { sport, periods: 2, minutes: 45 };
  if (sport === 'futsal') return { sport, periods: 2, minutes: 20 };
  if (sport === 'basketball') return { sport, periods: 4, minutes: 10 };
  if (sport === 'plain') return { sport, periods: 1, minutes: null };
  return {
    sport,
    balls: innings.balls ?? 120,
    wickets: innings.wickets,
    isLastAlone: false,
    wideRuns: 1,
    noBallRuns: 1,
    isBowledAgain: true,
    hasFreeHit: true,
    oversABowler: null,
  };
}

/** Rules as they were stored or sent; null for what is none. */
export function readRules(value: Readonly<Record<string, unknown>>): MatchRules | null {
  const sport = sports.find((known) => known === value['sport']);
  if (!sport) return null;
  const usual = usualRules(sport, { balls: null, wickets: 10 });
  const fits = Object.entries(usual).every(([name, example]) => {
    const given = value[name];
    return typeof given === typeof example || (example === null && Number.isInteger(given)) || given === null;
  });
  return fits ? ({ ...usual, ...value } as MatchRules) : null;
}
