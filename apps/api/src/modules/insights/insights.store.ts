import { INSIGHT_LEAST, type InsightKind } from '@maidan/contract/desk/insights';
import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import { DAY, INDIA_AHEAD } from '../../runtime/clock.ts';

/** The rows that each kind counts. */
const sources = {
  accounts: ['users'],
  likes: ['post_likes'],
  follows: ['tag_follows', 'category_follows'],
  votes: ['poll_votes'],
  comments: ['comments'],
  conversations: ['conversations'],
  registrations: ['registration_entries'],
  answers: ['form_responses'],
} as const satisfies Readonly<Record<InsightKind, readonly string[]>>;

type Source = (typeof sources)[InsightKind][number];

/** Rows of a table by day in India, from an instant on. */
export const byDayQuery = (db: Db, table: Source, from: number) =>
  db
    .selectFrom(table)
    .select(sql<number>`(created_at + ${sql.lit(INDIA_AHEAD)}) / ${sql.lit(DAY)}`.as('day'))
    .select((select) => select.fn.countAll<number>().as('found'))
    .where('created_at', '>=', from)
    .groupBy('day');

/** The count for each day, numbered from 1970, from an instant on. */
export async function countByDay(db: Db, kind: InsightKind, from: number): Promise<ReadonlyMap<number, number>> {
  const days = new Map<number, number>();
  for (const table of sources[kind]) {
    // oxlint-disable-next-line no-await-in-loop -- at most two
    for (const { day, found } of await byDayQuery(db, table, from).execute()) {
      days.set(Number(day), (days.get(Number(day)) ?? 0) + Number(found));
    }
  }
  return days;
}

const SHOWN = 10;

/** Posts with the most likes since then. */
export async function listLikedPosts(db: Db, from: number) {
  return db
    .selectFrom('post_likes')
    .innerJoin('posts', 'posts.id', 'post_likes.post_id')
    .select(['posts.id', 'posts.name'])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('post_likes.created_at', '>=', from)
    .groupBy(['posts.id', 'posts.name'])
    .having((having) => having.fn.countAll(), '>=', INSIGHT_LEAST)
    .orderBy('count', 'desc')
    .orderBy('posts.id')
    .limit(SHOWN)
    .execute();
}

/** Tags with the most new followers since then. */
export async function listFollowedTags(db: Db, from: number) {
  return db
    .selectFrom('tag_follows')
    .innerJoin('tags', 'tags.id', 'tag_follows.tag_id')
    .select(['tags.id', 'tags.name'])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tag_follows.created_at', '>=', from)
    .groupBy(['tags.id', 'tags.name'])
    .having((having) => having.fn.countAll(), '>=', INSIGHT_LEAST)
    .orderBy('count', 'desc')
    .orderBy('tags.id')
    .limit(SHOWN)
    .execute();
}
