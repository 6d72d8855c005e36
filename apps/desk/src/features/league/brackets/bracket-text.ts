import type { DeskBracketMatch, DeskBrackets } from '@maidan/contract/desk/league/season/brackets';
import { waysToDecide, type DecidedBy } from '@maidan/contract/league/ways-to-decide';
import type { BracketMatch, Source } from '@maidan/match/bracket/bracket';

export const sourceValue = ({ kind, ref, rank }: Source): string => [kind, ref, rank ?? ''].join(' ');

/** Null if the value is not a source. */
export function readSource(value: string): Source | null {
  const [kind, ref = '', rank = ''] = value.split(' ');
  if (kind !== 'place' && kind !== 'winner' && kind !== 'loser' && kind !== 'team') return null;
  return { kind, ref: Number(ref), rank: rank === '' ? null : Number(rank) };
}

/** Where a side can come from: places in groups, winners and losers of earlier matches, and teams. */
export function sourceOptions({ groups, teams }: Pick<DeskBrackets, 'groups' | 'teams'>, number: number) {
  const places = groups.flatMap(({ id, name, teams: count }) =>
    Array.from({ length: count }, (_, at) => ({
      value: sourceValue({ kind: 'place', ref: Number(id), rank: at + 1 }),
      label: `No. ${at + 1} of ${name}`,
    })),
  );
  const earlier = Array.from({ length: number - 1 }, (_, at) => at + 1);
  const fed = (kind: 'winner' | 'loser', label: string) =>
    earlier.map((ref) => ({ value: sourceValue({ kind, ref, rank: null }), label: `${label} of match ${ref}` }));
  const named = teams.map(({ id, name }) => ({
    value: sourceValue({ kind: 'team', ref: Number(id), rank: null }),
    label: name,
  }));
  return [...places, ...fed('winner', 'Winner'), ...fed('loser', 'Loser'), ...named];
}

/** The sources in the shape of a request. */
export const sentSources = (matches: readonly BracketMatch[]) =>
  matches.map(({ sources: [one, two] }): [Source, Source] => [{ ...one }, { ...two }]);

export const bracketOf = (matches: readonly DeskBracketMatch[]): BracketMatch[] =>
  matches.flatMap(({ number, sources: [one, two] }) => (one && two ? [{ number, sources: [one, two] as const }] : []));

export const ways: Readonly<Record<DecidedBy, string>> = {
  penalties: 'on penalties',
  super_over: 'after a super over',
  extra_time: 'after extra time',
  walkover: 'by a walkover',
  higher_place: 'as the higher placed',
  lots: 'by drawing lots',
};

export const wayOptions = waysToDecide.map((value) => ({ value, label: ways[value] }));
/** For a match that was played. */
export const playedWayOptions = wayOptions.filter(({ value }) => value !== 'walkover');

/** A note on a match, or null. */
export function noteOf({ winner, decided_by: by, needs_word: needsWord, changed, ...match }: DeskBracketMatch) {
  if (changed.length > 0) return 'An earlier result was corrected after this match began. Its teams stay the same.';
  if (needsWord) return 'Finished without a winner: choose who goes through.';
  if (winner === null) return null;
  if (winner === 0) return 'Neither side goes through.';
  const team = winner === 1 ? match.team_1 : match.team_2;
  // "Won" also fits a final, whose winner does not go through.
  if (by !== null) return `${team} won ${ways[by]}.`;
  return match.status === 'scheduled' ? `${team} goes through.` : `${team} won.`;
}

/** Whether an organiser can say who goes through: after a tie, without a result, and before the match by a walkover. */
export const canBeDecided = ({ status, winner, decided_by: by, needs_word: needsWord }: DeskBracketMatch): boolean =>
  status === 'scheduled' || needsWord || (winner !== null && by !== null);

/** The date of each match, by its number. */
export function roundDays(rounds: readonly (readonly number[])[], first: string, between: number): Map<number, string> {
  const start = Date.parse(`${first}T00:00:00Z`);
  return new Map(
    rounds.flatMap((numbers, at) => {
      const day = new Date(start + at * between * 86_400_000).toISOString().slice(0, 10);
      return numbers.map((number) => [number, day] as const);
    }),
  );
}
