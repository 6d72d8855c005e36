import type { Id } from '@maidan/contract/core/wire';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/** Where topics and their follows are stored; `topicId` is the column of `follows` that names the topic. */
export const topicTables = {
  tag: { topics: 'tags', follows: 'tag_follows', topicId: 'tag_id' },
  category: { topics: 'categories', follows: 'category_follows', topicId: 'category_id' },
  league: { topics: 'leagues', follows: 'league_follows', topicId: 'league_id' },
} as const;

/** What people follow. */
export type TopicKind = keyof typeof topicTables;
type TopicTables = (typeof topicTables)[TopicKind];

export interface FollowState {
  readonly id: number;
  readonly isFollowing: boolean;
  /** All followers. */
  readonly followers: number;
}

const isTopic = (key: Id): RawBuilder<unknown> => sql`${sql.ref(typeof key === 'number' ? 'id' : 'slug')} = ${key}`;

/**
 * Follows a topic or unfollows it. It writes to the topic's row first, which makes requests for one topic wait for each
 * other: the count always equals the rows.
 * @param wanted the state afterwards; undefined toggles
 * @returns null when there is no such topic
 */
export async function setFollowing(
  tx: Tx,
  kind: TopicKind,
  { userId, key, wanted }: { userId: number; key: Id; wanted: boolean | undefined },
  now: number,
): Promise<FollowState | null> {
  const tables = topicTables[kind];
  const topic = await changeCount(tx, tables, key, 0);
  if (!topic) return null;
  const removed = wanted === true ? 0 : await removeFollow(tx, tables, userId, topic.id);
  const added = wanted === false || removed > 0 ? 0 : await addFollow(tx, tables, userId, topic.id, now);
  const changed = added === removed ? topic : await changeCount(tx, tables, topic.id, added - removed);
  return { id: topic.id, isFollowing: wanted ?? added > 0, followers: changed?.followers ?? topic.followers };
}

async function changeCount(tx: Tx, { topics }: TopicTables, key: Id, by: number) {
  const { rows } = await sql<{ id: number; followers: number }>`
    update ${sql.table(topics)} set follower_count = follower_count + ${sql.lit(by)} where ${isTopic(key)}
    returning id, follower_base + follower_count as followers`.execute(tx);
  return rows[0];
}

async function removeFollow(tx: Tx, { follows, topicId }: TopicTables, userId: number, id: number): Promise<number> {
  const { rows } = await sql`
    delete from ${sql.table(follows)} where user_id = ${userId} and ${sql.ref(topicId)} = ${id}
    returning user_id`.execute(tx);
  return rows.length;
}

async function addFollow(
  tx: Tx,
  { follows, topicId }: TopicTables,
  userId: number,
  id: number,
  now: number,
): Promise<number> {
  const { rows } = await sql`
    insert into ${sql.table(follows)} (user_id, ${sql.ref(topicId)}, created_at) values (${userId}, ${id}, ${now})
    on conflict (user_id, ${sql.ref(topicId)}) do nothing
    returning user_id`.execute(tx);
  return rows.length;
}

export async function isFollowing(db: Db, kind: TopicKind, userId: number, key: Id): Promise<boolean> {
  const { topics, follows, topicId } = topicTables[kind];
  const { rows } = await sql`
    select 1 from ${sql.table(follows)}
    where user_id = ${userId} and ${sql.ref(topicId)} = (select id from ${sql.table(topics)} where ${isTopic(key)})
  `.execute(db);
  return rows.length > 0;
}

/** The true number of followers; undefined when there is no such topic. */
export async function findFollowers(db: Db, kind: TopicKind, key: Id) {
  const { topics } = topicTables[kind];
  const { rows } = await sql<{ id: number; followers: number }>`
    select id, follower_base + follower_count as followers from ${sql.table(topics)} where ${isTopic(key)}`.execute(db);
  return rows[0];
}
