import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { TopicCardRow } from '../topics/topics.store.ts';

const followers = sql<number>`follower_base + follower_count`.as('followers');

/** The tags a person follows, most recently followed first. */
export async function listFollowedTags(db: Db, userId: number): Promise<TopicCardRow[]> {
  return db
    .selectFrom('tag_follows as follow')
    .innerJoin('tags', 'tags.id', 'follow.tag_id')
    .select(['tags.id', 'tags.name', 'tags.slug', 'tags.thumbnail', followers])
    .where('follow.user_id', '=', userId)
    .orderBy('follow.created_at', 'desc')
    .orderBy('tags.id')
    .execute();
}

export async function listFollowedCategories(db: Db, userId: number): Promise<TopicCardRow[]> {
  return db
    .selectFrom('category_follows as follow')
    .innerJoin('categories', 'categories.id', 'follow.category_id')
    .select(['categories.id', 'categories.name', 'categories.slug', 'categories.thumbnail', followers])
    .where('follow.user_id', '=', userId)
    .orderBy('follow.created_at', 'desc')
    .orderBy('categories.id')
    .execute();
}
