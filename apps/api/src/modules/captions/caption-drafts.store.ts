import { sql } from 'kysely';
import { z } from 'zod';
import { clipName } from '../../adapters/files/files.ts';
import type { Db, Tx } from '../../db/open-database.ts';

/** A caption: start and end in seconds, and the text. */
export interface DraftCue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const readCues = z.array(z.object({ from: z.number(), to: z.number(), text: z.string() }));

/** Clips that are published, have no captions, and have never had a draft. */
const uncaptioned = sql`
  from posts join media on media.id = posts.media
  where has_clip = 1 and captions is null and withdrawn_at is null and media.kind = 'clip'
    and substr(media.id, 1, 40) not in (select clip from caption_drafts)`;

/** The most orders placed in one pass; the next pass continues. */
const AT_ONCE = 200;

/** The hashes of clips that need a draft and have no job for one, in any state. */
export async function findUncaptioned(db: Db): Promise<string[]> {
  const { rows } = await sql<{ clip: string }>`
    select distinct substr(media.id, 1, 40) as clip ${uncaptioned}
      and substr(media.id, 1, 40) not in (select key from jobs where kind = 'caption-draft')
    limit ${AT_ONCE}`.execute(db);
  return rows.map(({ clip }) => clip);
}

export async function isUncaptioned(db: Db, clip: string): Promise<boolean> {
  const { rows } = await sql`select 1 ${uncaptioned} and media.id = ${clipName(clip)} limit 1`.execute(db);
  return rows.length > 0;
}

interface HeardClip {
  readonly clip: string;
  readonly language: string;
  readonly cues: readonly DraftCue[];
}

/** A clip without speech counts as read. */
export async function addCaptionDraft(tx: Tx, { clip, language, cues }: HeardClip, now: number): Promise<void> {
  const read_at = cues.length === 0 ? now : null;
  await tx
    .insertInto('caption_drafts')
    .values({ clip, language, cues: JSON.stringify(cues), made_at: now, read_at })
    .onConflict((conflict) => conflict.column('clip').doNothing())
    .execute();
}

export interface WaitingDraft extends HeardClip {
  readonly made_at: number;
  readonly post: {
    readonly id: number;
    readonly name: string;
    readonly media: string;
    readonly thumbnail: string | null;
  };
}

/** Unread drafts of clips that a post shows, oldest first. */
export async function listWaitingDrafts(db: Db, limit: number): Promise<WaitingDraft[]> {
  const { rows } = await sql<{
    clip: string;
    language: string;
    cues: string;
    made_at: number;
    id: number;
    name: string;
    media: string;
    thumbnail: string | null;
  }>`
    select draft.clip, draft.language, draft.cues, draft.made_at, post.id, post.name, post.media, post.thumbnail
    from caption_drafts as draft
    join posts as post on post.id = (
      select min(id) from posts where media = draft.clip || '.mp4'
        and captions is null and withdrawn_at is null)
    where draft.read_at is null order by draft.made_at, draft.clip limit ${limit}`.execute(db);
  return rows.map(({ clip, language, cues, made_at, ...post }) => ({
    clip,
    language,
    made_at,
    post,
    cues: readCues.parse(JSON.parse(cues)),
  }));
}

/** Closes a draft and deletes the machine's text. @returns false if someone else was faster, or the draft is gone */
export async function endCaptionDraft(tx: Tx, clip: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('caption_drafts')
    .set({ read_at: now, cues: '[]' })
    .where('clip', '=', clip)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a person published or discarded the draft of this clip at or after this time. */
export async function wasCaptionDraftReadSince(tx: Tx, clip: string, time: number): Promise<boolean> {
  const read = tx.selectFrom('caption_drafts').select('clip').where('clip', '=', clip).where('read_at', '>=', time);
  return (await read.executeTakeFirst()) !== undefined;
}

/** Adds the captions to the posts that show this clip and have none. @returns those posts */
export async function captionPosts(tx: Tx, clip: string, language: string, file: string) {
  return tx
    .updateTable('posts')
    .set({ captions: file, captions_language: language })
    .where('media', '=', clipName(clip))
    .where('captions', 'is', null)
    .returning(['id', 'name'])
    .execute();
}

/** The posts that show this clip and have no captions. */
export async function findCaptionless(tx: Tx, clip: string) {
  return tx
    .selectFrom('posts')
    .select(['id', 'name'])
    .where('media', '=', clipName(clip))
    .where('captions', 'is', null)
    .execute();
}

/** Deletes drafts of clips that no longer exist. */
export async function removeUnusedCaptionDrafts(db: Db): Promise<void> {
  await sql`delete from caption_drafts where clip not in (
    select substr(media, 1, 40) from posts where has_clip = 1)`.execute(db);
}
