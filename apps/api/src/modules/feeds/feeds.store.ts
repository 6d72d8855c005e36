import { PAGE_SIZE } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';
import { isVisible, postColumns, type PostRow } from '../posts/post-columns.store.ts';

/**
 * Where reading stopped: page `nextPage` begins after the post with this time and id. Posts added after `takenAt` are
 * not part of the list. Milliseconds since 1970 UTC.
 */
export interface FeedCursor {
  readonly nextPage: number;
  readonly publishedAt: number;
  readonly postId: number;
  readonly takenAt: number;
}

export type TopicKind = 'tag' | 'category';
const tables = {
  tag: { topics: 'tags', places: 'post_tags', follows: 'tag_follows', key: 'tag_id', poll: sql.ref('topic.poll_id') },
  category: {
    topics: 'categories',
    places: 'post_categories',
    follows: 'category_follows',
    key: 'category_id',
    poll: sql`null`,
  },
} as const;

export interface TopicRow extends Omit<
  Selectable<Tables['categories']>,
  'follower_base' | 'follower_count' | 'position'
> {
  followers: number;
  /** 0 or 1, null for visitors. */
  following: number | null;
  poll_id: number | null;
}

/** The tag or category with this id or slug. */
export async function findTopic(
  db: Db,
  kind: TopicKind,
  idOrSlug: Id,
  userId: number | null,
): Promise<TopicRow | undefined> {
  const { topics, follows, key, poll } = tables[kind];
  const following =
    userId === null
      ? sql`null`
      : sql`(select count(*) from ${sql.table(follows)} where user_id = ${userId} and ${sql.ref(key)} = topic.id)`;
  const { rows } = await sql<TopicRow>`
    select topic.id, topic.slug, topic.name, topic.description, topic.city, topic.thumbnail, topic.tag_cloud,
      topic.buttons, topic.audio_bar_id, topic.ad_carousel_id, topic.tag_scroller_id,
      topic.follower_base + topic.follower_count as followers,
      ${poll} as poll_id, ${following} as following
    from ${sql.table(topics)} as topic
    where ${sql.ref(typeof idOrSlug === 'number' ? 'topic.id' : 'topic.slug')} = ${idOrSlug}`.execute(db);
  return rows[0];
}

export interface FeedPage {
  readonly kind: TopicKind;
  readonly topicId: number;
  /** Only posts of the video feed. */
  readonly clipsOnly: boolean;
  readonly page: number;
  readonly cursor: FeedCursor | null;
  readonly userId: number | null;
  readonly now: number;
}

/**
 * At most `PAGE_SIZE` posts, newest first, then by descending id. It walks an index, so a page with a cursor costs the
 * same in a list of any length; without one it also reads the earlier pages.
 */
export function feedQuery({ kind, topicId, clipsOnly, page, cursor, userId, now }: FeedPage) {
  const { places, key } = tables[kind];
  const from = cursor && page >= cursor.nextPage ? cursor : null;
  const after = from
    ? sql`and (place.published_at, place.post_id) < (${from.publishedAt}, ${from.postId})
        and place.added_at <= ${from.takenAt}`
    : sql``;
  const offset = (page - (from?.nextPage ?? 1)) * PAGE_SIZE;
  return sql<PostRow>`
    select ${postColumns(userId)}
    from ${sql.table(places)} as place
    join posts as post on post.id = place.post_id
    where place.${sql.ref(key)} = ${topicId} and ${isVisible(now)}
      ${clipsOnly ? sql`and post.has_clip = 1` : sql``} ${after}
    order by place.published_at desc, place.post_id desc
    limit ${PAGE_SIZE} offset ${offset}`;
}

export function lastAdditionQuery(kind: TopicKind, topicId: number) {
  const { places, key } = tables[kind];
  return sql<{ last: number | null }>`
    select max(added_at) as last from ${sql.table(places)} where ${sql.ref(key)} = ${topicId}`;
}

/** When a post was last added to a list: the list has had the same contents since then. */
export async function findLastAddition(db: Db, kind: TopicKind, topicId: number): Promise<number> {
  const { rows } = await lastAdditionQuery(kind, topicId).execute(db);
  return rows[0]?.last ?? 0;
}

export async function listFeed(db: Db, page: FeedPage): Promise<PostRow[]> {
  const { rows } = await feedQuery(page).execute(db);
  return rows;
}
