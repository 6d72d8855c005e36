import type { Id } from '@maidan/contract/core/wire';
import type { Db } from '../../../db/open-database.ts';

/** Sorted by name. */
export async function listTeams(db: Db, leagueId: number) {
  return db
    .selectFrom('league_teams')
    .selectAll()
    .where('league_id', '=', leagueId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function listTeamsOfCategory(db: Db, categoryId: number) {
  return db
    .selectFrom('league_teams')
    .selectAll()
    .where('category_id', '=', categoryId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** The names of teams, by their ids. */
export async function listTeamNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('league_teams')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Found by slug, including a former one that no other team has now, or by an id in the address. */
export async function findTeam(db: Db, leagueId: number, key: Id) {
  const ofLeague = db.selectFrom('league_teams as team').selectAll('team').where('team.league_id', '=', leagueId);
  const team = await ofLeague.where(typeof key === 'number' ? 'team.id' : 'team.slug', '=', key).executeTakeFirst();
  if (team || typeof key === 'number') return team;
  return ofLeague
    .innerJoin('league_team_names as former', 'former.team_id', 'team.id')
    .where('former.slug', '=', key)
    .orderBy('former.ended_at', 'desc')
    .executeTakeFirst();
}

/** The squads of teams, each in order. */
export async function listPlayers(db: Db, teamIds: readonly number[]) {
  return db
    .selectFrom('league_players')
    .selectAll()
    .where('team_id', 'in', [0, ...teamIds])
    .orderBy('team_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}
