import { hashOf } from '../../adapters/files/files.ts';
import type { Tx } from '../../db/open-database.ts';
import type { LogAct } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { enqueueJob } from '../jobs/jobs.store.ts';
import { captionPosts, endCaptionDraft, findCaptionless } from './caption-drafts.store.ts';

interface Step {
  readonly tx: Tx;
  readonly now: number;
  readonly log: LogAct;
}

interface ReadCaptions {
  readonly clip: string;
  readonly language: string;
  /** The id of the media. */
  readonly file: string;
}

/** Adds reviewed captions to the posts of their clip. @returns the number of posts @throws ApiError 409 */
export async function publishDraft(
  { tx, now, log }: Step,
  { clip, language, file }: ReadCaptions,
): Promise<{ posts: number }> {
  await end(tx, clip, now);
  const posts = await captionPosts(tx, clip, language, file);
  await enqueueJob(tx, 'spoken-words', hashOf(file), now);
  for (const { id, name } of posts) await log({ action: 'post.captioned', thing: { kind: 'post', id, name } });
  return { posts: posts.length };
}

/** @throws ApiError 409 */
export async function discardDraft({ tx, now, log }: Step, clip: string): Promise<void> {
  const posts = await findCaptionless(tx, clip);
  await end(tx, clip, now);
  for (const { id, name } of posts) await log({ action: 'post.captions-discarded', thing: { kind: 'post', id, name } });
}

async function end(tx: Tx, clip: string, now: number): Promise<void> {
  if (await endCaptionDraft(tx, clip, now)) return;
  throw errors.conflict('conflict', { text: 'These captions have already been published or discarded.' });
}
