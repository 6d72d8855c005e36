import type { TopicList } from '@maidan/contract/desk/pages/topics';
import { sql, type Updateable } from 'kysely';
import { hasName } from '../names/has-name.store.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';

const places = {
  tags: { entries: 'post_tags', column: 'tag_id' },
  categories: { entries: 'post_categories', column: 'category_id' },
} as const;

/** @param id of one of them; without it all */
export async function listDeskTopics(db: Db, table: TopicList, id?: number) {
  const { entries, column } = places[table];
  const poll = table === 'tags' ? sql<number | null>`topic.poll_id` : sql<number | null>`null`;
  let query = db
    // Both tables have the columns used here.
    .selectFrom(`${table} as topic` as 'tags as topic')
    .select(['topic.id', 'topic.slug', 'topic.name', 'topic.description', 'topic.thumbnail'])
    .select(['topic.audio_bar_id', 'topic.ad_carousel_id', 'topic.tag_scroller_id'])
    .select(poll.as('poll_id'))
    .select(sql<number>`topic.follower_base + topic.follower_count`.as('followers'))
    .select(
      sql<number>`(select count(*) from ${sql.table(entries)} as entry where ${sql.ref(`entry.${column}`)} = topic.id)`.as(
        'posts',
      ),
    )
    .orderBy('topic.position')
    .orderBy('topic.id');
  if (id !== undefined) query = query.where('topic.id', '=', id);
  return query.execute();
}

export type DeskTopicRow = Awaited<ReturnType<typeof listDeskTopics>>[number];

export async function findTopicByName(tx: Tx, table: TopicList, name: string) {
  return tx.selectFrom(table).select(['id', 'slug']).where(hasName(name)).limit(1).executeTakeFirst();
}

export type WrittenTopic = Pick<
  Updateable<Tables['tags']>,
  'name' | 'description' | 'thumbnail' | 'poll_id' | 'audio_bar_id' | 'ad_carousel_id' | 'tag_scroller_id'
> & { readonly name: string; readonly description: string };

/** Adds it after all others. @returns its id */
export async function addTopic(tx: Tx, table: TopicList, slug: string, written: WrittenTopic): Promise<number> {
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from ${sql.table(table)})`;
  const { id } = await tx
    .insertInto(table)
    .values({ slug, ...written, tag_cloud: 1, buttons: '[]', follower_base: 0, position: last })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false when no topic has this id */
export async function changeTopic(tx: Tx, table: TopicList, id: number, written: WrittenTopic): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable(table).set(written).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts these first, followed by the others in their previous order. */
export async function setTopicOrder(tx: Tx, table: TopicList, ids: readonly number[]): Promise<void> {
  const before = await tx.selectFrom(table).select('id').orderBy('position').orderBy('id').execute();
  const known = new Set(before.map(({ id }) => id));
  const first = [...new Set(ids)].filter((id) => known.has(id));
  const named = new Set(first);
  const order = [...first, ...before.map(({ id }) => id).filter((id) => !named.has(id))];
  for (const [position, id] of order.entries()) {
    await tx.updateTable(table).set({ position }).where('id', '=', id).where('position', '!=', position).execute();
  }
}

export async function removeTopicRow(tx: Tx, table: TopicList, id: number): Promise<void> {
  await tx.deleteFrom(table).where('id', '=', id).execute();
}
