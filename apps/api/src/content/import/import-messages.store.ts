import { createHash } from 'node:crypto';
import { saveBySlug } from '../../db/save-by-slug.ts';
import type { Ids } from '../../modules/publishing/save-posts.store.ts';
import type { Pack } from '../format/pack-schema.ts';
import type { ImportStep } from './import-pack.store.ts';

/** Notifications to everyone. */
export async function importNotifications(
  { tx, toTime }: ImportStep,
  notifications: Pack['notifications.json'],
): Promise<void> {
  for (const { slug, content, created_at } of notifications) {
    await saveBySlug(tx, 'notifications', slug, { content, created_at: toTime(created_at) }, { user_id: null });
  }
}

/** A comment has no slug: its key consists of the post, the name, the text, and a number for repeated comments. */
export async function importComments(
  { tx, toTime }: ImportStep,
  comments: Pack['comments.json'],
  posts: Ids,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { post, name, comment, created_at } of comments) {
    const content = JSON.stringify([post, name, comment]);
    const nth = (counts.get(content) ?? 0) + 1;
    counts.set(content, nth);
    const pack_key = createHash('sha256').update(`${nth} ${content}`).digest('hex').slice(0, 32);
    const row = { created_at: toTime(created_at) };
    await tx
      .insertInto('comments')
      .values({ post_id: posts.get(post) ?? 0, user_id: null, author_name: name, pack_key, comment, ...row })
      .onConflict((conflict) => conflict.column('pack_key').doUpdateSet(row))
      .execute();
  }
}
