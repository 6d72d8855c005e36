import { createHash } from 'node:crypto';
import type { ImportStep } from './import-pack.ts';
import type { Ids } from './import-page-parts.ts';

/** Comments that a pack carries over, and notifications to everybody. */
export async function importWords(step: ImportStep, posts: Ids): Promise<void> {
  await importComments(step, posts);
  for (const { slug, content, created_at } of step.pack['notifications.json']) {
    const row = { content, created_at: step.toTime(created_at) };
    await step.tx
      .insertInto('notifications')
      .values({ slug, user_id: null, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  }
}

/** A comment has no slug: post, name and words make its key, and a count where somebody wrote the same again. */
async function importComments({ tx, pack, toTime }: ImportStep, posts: Ids): Promise<void> {
  const seen = new Map<string, number>();
  for (const { post, name, comment, created_at } of pack['comments.json']) {
    const postId = posts.get(post);
    if (postId === undefined) continue;
    const words = JSON.stringify([post, name, comment]);
    const nth = (seen.get(words) ?? 0) + 1;
    seen.set(words, nth);
    const pack_key = createHash('sha256').update(`${nth} ${words}`).digest('hex').slice(0, 32);
    const row = { created_at: toTime(created_at) };
    await tx
      .insertInto('comments')
      .values({ post_id: postId, user_id: null, author_name: name, pack_key, comment, ...row })
      .onConflict((conflict) => conflict.column('pack_key').doUpdateSet(row))
      .execute();
  }
}
