/** Posts that are being written or changed. They are kept on the server, so that work goes on from another device. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idInput, line, wholeNumber } from '../../core/request.ts';
import { count, id, optionalId, optionalText, text, word } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { DEFAULT_POST_KIND, postKindNames } from '../../feed/post-kinds.ts';
import { postContent, uploadedMedia } from '../compose.ts';
import { staffName } from '../staff-member.ts';

const editing = { service: 'main', auth: 'staff', roles: ['owner', 'editor'], extension: true } as const;

const head = {
  id,
  /** The post that it changes; null for a new one. */
  post_id: optionalId,
  name: text,
  type: word(postKindNames, DEFAULT_POST_KIND),
  /** Who saved it last. */
  staff: staffName,
  changed_at: instant,
};
export const postDraftRow = z.object(head);
export type PostDraftRow = z.output<typeof postDraftRow>;

export const postDraft = z.object({
  ...head,
  /** Rises with each change. A change of an older version is a 409. */
  version: count,
  content: postContent,
  /** What `content` names, to show it. */
  files: list(uploadedMedia),
  /** When it goes out, as its writer has chosen; null for at once, or for when the post went out. */
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
  summary: 'Drafts of new and changed posts, last saved first',
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

/** Without an id it is a new one. 409 when somebody else has saved it since `version`. */
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
  summary: 'Saves a draft, complete or not',
});

/** A change of a post has one draft, which the next editor finds again. */
export const draftOfPost = defineEndpoint({
  ...editing,
  id: 'draftOfPost',
  method: 'POST',
  path: 'desk/posts/{id}/draft',
  params: oneDraft,
  /** A copy becomes a post of its own, without likes, comments and views. */
  body: z.strictObject({ copy: z.boolean() }),
  response: z.object({ id }),
  summary: 'Starts a draft from a post, to change or copy it',
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
