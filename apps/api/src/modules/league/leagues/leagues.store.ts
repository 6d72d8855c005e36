import type { Id } from '@maidan/contract/core/wire';
import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';

const columns = ['id', 'slug', 'name', 'details', 'thumbnail', 'sponsor_name', 'sponsor_img'] as const;

const openAt = (now: number) => sql<number | null>`case when (opens_at is null or opens_at <= ${sql.lit(now)})
  and (closes_at is null or closes_at > ${sql.lit(now)}) then id end`;

/** Leagues, each with the id of its newest registration if that is open. */
const leaguesAt = (db: Db, now: number) =>
  db
    .selectFrom('leagues')
    .select(columns)
    .select((select) =>
      select
        .selectFrom('league_registrations as newest')
        .select(openAt(now).as('id'))
        .whereRef('newest.league_id', '=', 'leagues.id')
        .orderBy('newest.created_at', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(1)
        .as('open_registration'),
    );

/** Newest first. */
export async function listLeagues(db: Db, now: number) {
  return leaguesAt(db, now).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findLatestLeague(db: Db, now: number) {
  const query = leaguesAt(db, now).orderBy('created_at', 'desc').orderBy('id', 'desc');
  return query.limit(1).executeTakeFirst();
}

/** With its registration, if that is open. */
export async function findLeagueAt(db: Db, key: Id, now: number) {
  return leaguesAt(db, now)
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .executeTakeFirst();
}

export async function findLeague(db: Db, key: Id) {
  return db
    .selectFrom('leagues')
    .select(columns)
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .executeTakeFirst();
}

export async function findAbout(db: Db) {
  return db.selectFrom('about_league').select(['name', 'content']).where('id', '=', 1).executeTakeFirst();
}
