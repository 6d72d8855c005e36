import { resolveBracket, type Outcome, type Place } from '@maidan/match/bracket/resolve';
import { winnerOf } from '@maidan/contract/league/fixture-winner';
import type { BracketMatch, Source } from '@maidan/match/bracket/bracket';
import type { RecordedCategory, RecordedMatch } from './record-format.service.ts';

type Knockout = RecordedMatch & { readonly knockout: NonNullable<RecordedMatch['knockout']> };

const isKnockout = (match: RecordedMatch): match is Knockout => match.knockout !== null;

/** Where the teams of a knock-out match differ from earlier results. A match that has begun may keep its teams. */
export function recomputeKnockouts({ name, groups, matches }: RecordedCategory): string[] {
  const teams = [...new Set(groups.flatMap((group) => group.teams))];
  return groups.flatMap((group) => {
    const own = matches
      .filter((match) => match.group === group.name)
      .filter(isKnockout)
      .toSorted((a, b) => a.knockout.number - b.knockout.number);
    const resolved = resolveBracket(own.map(toBracketMatch(groups, teams)), {
      place: (ref, rank): Place | null => {
        const team = groups[ref]?.table?.[rank - 1]?.team;
        // The match names no team for a place that is still open.
        return team === undefined ? null : { team, isSettled: true };
      },
      team: (ref) => teams[ref] ?? null,
      outcomes: new Map(own.map((match) => [match.knockout.number, outcomeOf(match)])),
    });
    return own.flatMap((match, at) =>
      ([1, 2] as const).flatMap((side) => {
        const sent = resolved[at]?.sides[side - 1]?.team ?? null;
        const named = match[`team_${side}`];
        if (sent === null || sent === named || !teams.includes(named) || match.result.status !== 'scheduled') return [];
        return [
          `${name}, ${group.name}, match ${match.knockout.number}: it names ${named}, and the results send ${sent}.`,
        ];
      }),
    );
  });
}

const toBracketMatch =
  (groups: RecordedCategory['groups'], teams: readonly string[]) =>
  ({ knockout: { number, sides } }: Knockout): BracketMatch => {
    const [one, two] = sides.map(({ kind, name, number: of }): Source => {
      if (kind === 'place') return { kind, ref: groups.findIndex((group) => group.name === name), rank: of };
      return { kind, ref: kind === 'team' ? teams.indexOf(name ?? '') : (of ?? 0), rank: null };
    });
    const none: Source = { kind: 'team', ref: -1, rank: null };
    return { number, sources: [one ?? none, two ?? none] };
  };

const outcomeOf = ({ result, team_1, team_2 }: Knockout): Outcome => ({
  status: result.status,
  winner: winnerOf(result),
  held: result.status === 'scheduled' ? null : [team_1, team_2],
});
