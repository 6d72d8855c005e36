import type { Id } from '@maidan/contract/core/wire';
import type { Db } from '../../../db/open-database.ts';

const columns = ['id', 'slug', 'name', 'details', 'thumbnail', 'sponsor_name', 'sponsor_img'] as const;

/** Newest first. */
export async function listLeagues(db: Db) {
  return db.selectFrom('leagues').select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findLatestLeague(db: Db) {
  const query = db.selectFrom('leagues').select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc');
  return query.limit(1).executeTakeFirst();
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
