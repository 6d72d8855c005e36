import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import { boundTo, seesEveryLeague, type Viewer } from './league-access.service.ts';

function leaguesFor(db: Db, viewer: Viewer) {
  const all = db.selectFrom('leagues').select(['leagues.id', 'leagues.slug', 'leagues.name']);
  return seesEveryLeague(viewer) ? all : all.where('leagues.id', 'in', boundTo(viewer));
}

/** Newest first, after the league with this id. */
export function deskLeaguesQuery(db: Db, viewer: Viewer, after: number | undefined) {
  const query = leaguesFor(db, viewer)
    .orderBy('leagues.created_at', 'desc')
    .orderBy('leagues.id', 'desc')
    .limit(DESK_PAGE_SIZE + 1);
  if (after === undefined) return query;
  const last = db.selectFrom('leagues as last').select(['last.created_at', 'last.id']).where('last.id', '=', after);
  return query.where(({ refTuple }) => sql<boolean>`${refTuple('leagues.created_at', 'leagues.id')} < ${last}`);
}

export const listDeskLeagues = (...page: Parameters<typeof deskLeaguesQuery>) => deskLeaguesQuery(...page).execute();

/** Undefined also for a league that the person may not see. */
export async function findDeskLeague(db: Db, viewer: Viewer, id: number) {
  return leaguesFor(db, viewer).where('leagues.id', '=', id).executeTakeFirst();
}

/** The categories of these leagues, in their order. */
export async function listCategoriesOf(db: Db, leagueIds: readonly number[]) {
  if (leagueIds.length === 0) return [];
  return db
    .selectFrom('league_categories')
    .select(['league_id', 'id', 'name'])
    .where('league_id', 'in', [...leagueIds])
    .orderBy('league_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function findDeskCategory(db: Db, id: number) {
  return db.selectFrom('league_categories').selectAll().where('id', '=', id).executeTakeFirst();
}
