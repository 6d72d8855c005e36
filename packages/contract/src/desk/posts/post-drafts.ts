/** Drafts of new and edited posts, stored on the server so that work can continue on another device. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idInput, line, wholeNumber } from '../../core/request.ts';
import { count, id, optionalId, optionalText, text, word } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { DEFAULT_POST_KIND, postKindNames } from '../../feed/post-kinds.ts';
import { postContent, uploadedMedia } from './compose.ts';
import { staffName } from '../access/staff-member.ts';

const editing = { service: 'main', auth: 'staff', roles: ['owner', 'editor'], extension: true } as const;

const head = {
  id,
  /** The post it edits; null for a new post. */
  post_id: optionalId,
  name: text,
  type: word(postKindNames, DEFAULT_POST_KIND),
  /** The member of staff who saved it last. */
  staff: staffName,
  changed_at: instant,
};
export const postDraftRow = z.object(head);
export type PostDraftRow = z.output<typeof postDraftRow>;

export const postDraft = z.object({
  ...head,
  /** Rises with each save. Saving an older version is a 409. */
  version: count,
  content: postContent,
  /** The files that `content` refers to. */
  files: list(uploadedMedia),
  /** The chosen publishing time; null for at once, or for the post's existing time. */
  at: instant,
});
export type KeptPostDraft = z.output<typeof postDraft>;

export const postDrafts = defineEndpoint({
  ...editing,
  id: 'postDrafts',
  method: 'GET',
  path: 'desk/drafts',
  query: z.object({ cursor: z.optional(line(60)) }),
  response: z.object({ data: list(postDraftRow), cursor: optionalText }),
  summary: 'Drafts of posts, last saved first',
});

const oneDraft = z.strictObject({ id: idInput });

export const postDraftById = defineEndpoint({
  ...editing,
  id: 'postDraftById',
  method: 'GET',
  path: 'desk/drafts/{id}',
  params: oneDraft,
  response: postDraft,
  summary: 'One draft with its content',
});

/** Without an id, adds a new one. 409 if someone else has saved it since `version`. */
export const savePostDraft = defineEndpoint({
  ...editing,
  id: 'savePostDraft',
  method: 'POST',
  path: 'desk/drafts',
  body: z.strictObject({
    id: z.optional(idInput),
    version: z.optional(wholeNumber(0)),
    content: postContent,
    at: z.nullable(z.iso.datetime({ offset: true })),
  }),
  response: z.object({ id, version: count, changed_at: instant }),
  summary: 'Saves a draft; it may be incomplete',
});

/** Each post has at most one draft of changes, which all editors share. */
export const draftOfPost = defineEndpoint({
  ...editing,
  id: 'draftOfPost',
  method: 'POST',
  path: 'desk/posts/{id}/draft',
  params: oneDraft,
  /** A copy becomes a separate post, without likes, comments and views. */
  body: z.strictObject({ copy: z.boolean() }),
  response: z.object({ id }),
  summary: 'Opens a draft to edit or duplicate a post',
});

export const removePostDraft = defineEndpoint({
  ...editing,
  id: 'removePostDraft',
  method: 'DELETE',
  path: 'desk/drafts/{id}',
  params: oneDraft,
  response: nothing,
  empty: 204,
  summary: 'Discards a draft',
});
