import type { DeskBracketMatch, DeskBrackets } from '@maidan/contract/desk/league/season/brackets';
import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/open-database.ts';
import type { Tables } from '../../../../db/schema.ts';
import { readBrackets, type BracketState } from '../../brackets/resolve-brackets.service.ts';
import { spotName } from '../../brackets/source-words.service.ts';
import { listGroups } from '../../fixtures/league-fixtures.store.ts';
import { listTeamsOfCategory } from '../../teams/teams.store.ts';

export async function describeDeskBrackets(
  db: Db,
  category: Selectable<Tables['league_categories']>,
): Promise<DeskBrackets> {
  const [brackets, groups, teams] = await Promise.all([
    readBrackets(db, category, 'results'),
    listGroups(db, category.id),
    listTeamsOfCategory(db, category.id),
  ]);
  return {
    brackets: brackets.map((state) => ({
      group_id: state.group.id,
      name: state.group.name,
      matches: describeMatches(state),
    })),
    groups: groups
      .filter(({ has_table: hasTable }) => hasTable === 1)
      .map(({ id, name, teams: names }) => ({ id, name, teams: names.length })),
    teams: teams.map(({ id, name }) => ({ id, name })),
  };
}

const describeMatches = ({ rows, resolved, spots }: BracketState): DeskBracketMatch[] =>
  rows.map(({ number, sources, fixture }) => {
    const match = resolved.get(number);
    return {
      number,
      fixture_id: fixture.id,
      name: spotName(spots.get(number) ?? { to_go: null, at: 0 }),
      team_1: fixture.team_1,
      team_2: fixture.team_2,
      date: fixture.day,
      time: fixture.time,
      ground: fixture.ground,
      status: fixture.status,
      sources: sources.map((source) => ({ ...source })),
      winner: match?.winner ?? fixture.winner,
      decided_by: fixture.decided_by,
      needs_word: match?.needsWord ?? false,
      changed: [...(match?.changed ?? [])],
    };
  });
