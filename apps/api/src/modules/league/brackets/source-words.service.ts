import { roundsOf, type BracketMatch, type Source } from '@maidan/match/bracket/bracket';

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'];

/**
 * The position of a match in its bracket: rounds still to go, null for a match between losers; and its number in the
 * round, 0 for the only one.
 */
export interface MatchSpot {
  readonly to_go: number | null;
  readonly at: number;
}

export function spotsOf(matches: readonly BracketMatch[]): Map<number, MatchSpot> {
  return new Map(
    roundsOf(matches).flatMap(({ toGo, matches: list }) =>
      list.map((match, at) => [match.number, { to_go: toGo === -1 ? null : toGo, at: list.length === 1 ? 0 : at + 1 }]),
    ),
  );
}

const ROUNDS = ['final', 'semi-final', 'quarter-final'];

/** 'semi-final 1', 'final', 'round of 16 match 3', 'third place' */
export function spotName({ to_go: toGo, at }: MatchSpot): string {
  const which = at === 0 ? '' : ` ${at}`;
  if (toGo === null) return `third place${which}`;
  const round = ROUNDS[toGo];
  return round === undefined ? `round of ${2 ** (toGo + 1)} match${which}` : `${round}${which}`;
}

interface Named {
  readonly spots: ReadonlyMap<number, MatchSpot>;
  readonly groups: ReadonlyMap<number, string>;
  readonly teams: ReadonlyMap<number, string>;
}

/** The label of a side before its team is known: 'First of Group A', 'Winner of semi-final 1'. */
export function sourceWords({ kind, ref, rank }: Source, { spots, groups, teams }: Named): string {
  if (kind === 'team') return teams.get(ref) ?? 'A team';
  if (kind === 'place') {
    const place = ORDINALS[(rank ?? 1) - 1] ?? `Number ${rank ?? 1}`;
    return `${place} of ${groups.get(ref) ?? 'its group'}`;
  }
  const spot = spots.get(ref);
  return `${kind === 'winner' ? 'Winner' : 'Loser'} of ${spot ? spotName(spot) : `match ${ref}`}`;
}
