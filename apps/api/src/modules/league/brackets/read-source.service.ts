import type { Source } from '@maidan/match/bracket/bracket';
import type { Db } from '../../../db/open-database.ts';
import { listGroups } from '../fixtures/league-fixtures.store.ts';
import { listTeamsOfCategory } from '../teams/teams.store.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

interface Named {
  readonly id: number;
  readonly name: string;
}

/**
 * Parses how a pack writes the source of a side: 'first of Group A', '2nd of Group B', 'winner of 3', 'loser of match
 * 1' or the name of a team. Null for any other text.
 */
export function sourceReader(known: { readonly groups: readonly Named[]; readonly teams: readonly Named[] }) {
  const isCalled = (typed: string) => (thing: Named) => thing.name.toLowerCase() === typed.toLowerCase();
  return (typed: string): Source | null => {
    const text = typed.trim();
    const team = known.teams.find(isCalled(text));
    if (team) return { kind: 'team', ref: team.id, rank: null };
    const [, fed = '', match = ''] = /^(winner|loser) of (?:match )?(\d+)$/i.exec(text) ?? [];
    if (fed !== '')
      return { kind: fed.toLowerCase() === 'winner' ? 'winner' : 'loser', ref: Number(match), rank: null };
    const [, place = '', name = ''] = /^(\w+) of (.+)$/i.exec(text) ?? [];
    const rank = ORDINALS.indexOf(place.toLowerCase()) + 1 || Number(/^(\d+)(?:st|nd|rd|th)?$/i.exec(place)?.[1] ?? 0);
    const group = known.groups.find(isCalled(name));
    return group && rank > 0 ? { kind: 'place', ref: group.id, rank } : null;
  };
}

/** The same, for the groups and teams of a category. */
export async function readSourcesOf(db: Db, categoryId: number) {
  const [groups, teams] = await Promise.all([listGroups(db, categoryId), listTeamsOfCategory(db, categoryId)]);
  return sourceReader({ groups, teams });
}
