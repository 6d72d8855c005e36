import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import type { Id } from '@maidan/contract/core/wire';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';
import { errors } from '../../../http/errors/errors.ts';
import { readFurtherCaptions } from '../caption-tracks.store.ts';
import { requireId } from '../../access/cursors.service.ts';

const WHAT = 'draft';

export type StoredPost = Selectable<Tables['posts']>;

const drafts = (db: Db) =>
  db
    .selectFrom('post_drafts as draft')
    .innerJoin('staff', 'staff.id', 'draft.staff_id')
    .selectAll('draft')
    .select('staff.name as staff_name');

/** Most recently saved first, after the draft saved at this time; plus one row if there are more. */
export function draftsQuery(db: Db, after: { at: number; id: number } | null) {
  const query = drafts(db)
    .orderBy('draft.changed_at', 'desc')
    .orderBy('draft.id', 'desc')
    .limit(DESK_PAGE_SIZE + 1);
  if (after === null) return query;
  return query.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('draft.changed_at', 'draft.id'), '<', tuple(after.at, after.id)),
  );
}

export const listDrafts = (...page: Parameters<typeof draftsQuery>) => draftsQuery(...page).execute();

export type DraftRow = Awaited<ReturnType<typeof listDrafts>>[number];

export async function requireDraft(db: Db, key: Id): Promise<DraftRow> {
  const draft = await drafts(db).where('draft.id', '=', requireId(key, WHAT)).executeTakeFirst();
  if (!draft) throw errors.notFound(WHAT);
  return draft;
}

/** The draft of a change to a post, if there is one. */
export async function findDraftOfPost(tx: Tx, postId: number): Promise<number | undefined> {
  return (await tx.selectFrom('post_drafts').select('id').where('post_id', '=', postId).executeTakeFirst())?.id;
}

interface WrittenDraft {
  readonly content: string;
  readonly publish_at: number | null;
  readonly staff_id: number;
  readonly changed_at: number;
}

export async function addDraft(tx: Tx, written: WrittenDraft & { readonly post_id: number | null }) {
  const row = { ...written, opened_at: written.changed_at };
  return tx.insertInto('post_drafts').values(row).returning(['id', 'version']).executeTakeFirstOrThrow();
}

/** @returns undefined if the version differs, or the draft is gone */
export async function changeDraft(tx: Tx, id: number, version: number, written: WrittenDraft) {
  return tx
    .updateTable('post_drafts')
    .set((update) => ({ ...written, version: update('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(['id', 'version'])
    .executeTakeFirst();
}

export async function setDraftFiles(tx: Tx, draftId: number, files: readonly string[]): Promise<void> {
  await tx.deleteFrom('post_draft_files').where('draft_id', '=', draftId).execute();
  const rows = files.map((file, position) => ({ draft_id: draftId, position, file }));
  if (rows.length > 0) await tx.insertInto('post_draft_files').values(rows).execute();
}

export async function removeDraft(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('post_drafts').where('id', '=', id).execute();
}

/** A post before a change, and when the change was begun. */
export interface OpenChange {
  readonly post: StoredPost;
  readonly openedAt: number;
}

/** Deletes a draft that is being published. @returns the post that it changes; undefined for a new one */
export async function finishDraft(tx: Tx, key: Id): Promise<OpenChange | undefined> {
  const id = requireId(key, WHAT);
  const draft = await tx
    .deleteFrom('post_drafts')
    .where('id', '=', id)
    .returning(['post_id', 'opened_at'])
    .executeTakeFirst();
  // Someone else has published it, and there must be no second post.
  if (!draft) throw errors.conflict('conflict', { text: 'This draft has already been published or discarded.' });
  if (draft.post_id === null) return undefined;
  return { post: await lockPost(tx, draft.post_id), openedAt: draft.opened_at };
}

/** Waits for anyone writing to the post, so that this sees what they publish. */
async function lockPost(tx: Tx, id: number): Promise<StoredPost> {
  const post = await tx
    .updateTable('posts')
    .set(({ ref }) => ({ captions: ref('captions') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!post) throw errors.notFound('post');
  return post;
}

export async function requirePost(tx: Tx, id: number): Promise<StoredPost> {
  const post = await tx.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!post) throw errors.notFound('post');
  return post;
}

/**
 * The related data of a post: its pictures, captions in further languages, and the slugs of its tags and categories.
 */
export async function readPartsOfPost(tx: Tx, postId: number) {
  const images = await tx
    .selectFrom('post_images')
    .select(['imgurl', 'alt', 'width', 'height'])
    .where('post_id', '=', postId)
    .orderBy('position')
    .execute();
  const tags = await tx
    .selectFrom('post_tags as entry')
    .innerJoin('tags', 'tags.id', 'entry.tag_id')
    .select('tags.slug')
    .where('entry.post_id', '=', postId)
    .orderBy('tags.position')
    .execute();
  const categories = await tx
    .selectFrom('post_categories as entry')
    .innerJoin('categories', 'categories.id', 'entry.category_id')
    .select('categories.slug')
    .where('entry.post_id', '=', postId)
    .orderBy('categories.position')
    .execute();
  const captions = (await readFurtherCaptions(tx, [postId])).get(postId) ?? [];
  return { images, captions, tags: tags.map(({ slug }) => slug), categories: categories.map(({ slug }) => slug) };
}
