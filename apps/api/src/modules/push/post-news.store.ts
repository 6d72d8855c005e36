import type { Tx } from '../../db/open-database.ts';
import { HOUR } from '../../runtime/clock.ts';
import { addPushNews } from './push.store.ts';

interface NewPost {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly publishedAt: number;
}

/** Notes a post for those who follow its tags, for the time at which it is out. One that has long been out is no news. */
export async function addPostNews(tx: Tx, { id, slug, name, publishedAt }: NewPost, now: number): Promise<void> {
  if (publishedAt < now - HOUR) return;
  const path = `/post/${encodeURIComponent(slug)}`;
  // It may have been planned for another time, or another tag.
  await tx.deleteFrom('push_notes').where('kind', '=', 'tag').where('path', '=', path).execute();
  const tags = await tx
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
    .select('tags.slug')
    .where('post_tags.post_id', '=', id)
    // Once, if it is saved again.
    .where('post_tags.added_at', '=', now)
    .execute();
  const news = { kind: 'tag', event: 'text', text: name, site: 'feed', path, runAt: publishedAt } as const;
  for (const { slug: target } of tags) {
    await addPushNews(tx, { ...news, target }, now);
  }
}
