import type { Id } from '@maidan/contract/core/wire';
import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';

export interface TopicCardRow {
  id: number;
  name: string;
  slug: string;
  thumbnail: string | null;
  followers: number;
}

export async function listTopics(db: Db, table: 'tags' | 'categories'): Promise<TopicCardRow[]> {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'slug', 'thumbnail', sql<number>`follower_base + follower_count`.as('followers')])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function findTopicName(
  db: Db,
  table: 'tags' | 'categories',
  key: Id,
): Promise<{ id: number; slug: string; name: string } | undefined> {
  return db
    .selectFrom(table)
    .select(['id', 'slug', 'name'])
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .executeTakeFirst();
}
