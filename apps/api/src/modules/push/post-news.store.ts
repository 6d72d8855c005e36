import type { Tx } from '../../db/open-database.ts';
import { HOUR } from '../../runtime/clock.ts';
import { addPushNews } from './push.store.ts';

interface NewPost {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly publishedAt: number;
}

/**
 * Adds notes about a post for followers of its tags, due when it is published. Skips a post that was published long
 * ago.
 */
export async function addPostNews(tx: Tx, { id, slug, name, publishedAt }: NewPost, now: number): Promise<void> {
  if (publishedAt < now - HOUR) return;
  const path = `/post/${encodeURIComponent(slug)}`;
  // It may have been scheduled for another time, or with another tag.
  await tx.deleteFrom('push_notes').where('kind', '=', 'tag').where('path', '=', path).execute();
  const tags = await tx
    .selectFrom('post_tags')
    .innerJoin('tags', 'tags.id', 'post_tags.tag_id')
    .select('tags.slug')
    .where('post_tags.post_id', '=', id)
    // Only one note, if the post is saved again.
    .where('post_tags.added_at', '=', now)
    .execute();
  const news = { kind: 'tag', event: 'text', text: name, site: 'feed', path, runAt: publishedAt } as const;
  for (const { slug: target } of tags) {
    await addPushNews(tx, { ...news, target }, now);
  }
}
