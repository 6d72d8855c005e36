import type { CricketRules, MatchRules, Sport } from '@maidan/contract/league/match-log';

interface Innings {
  readonly balls: number | null;
  readonly wickets: number;
}

/** The default rules for an organiser to start from. */
export function usualRules(sport: 'cricket', innings: Innings): CricketRules;
export function usualRules(sport: Sport, innings: Innings): MatchRules;
export function usualRules(sport: Sport, innings: Innings): MatchRules {
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
