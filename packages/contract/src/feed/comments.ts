import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { COMMENT_MAX } from '../rules/limits.ts';
import { filledLine, idInput } from '../core/request.ts';
import { id, optionalId, extension, optionalText, text, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { anyReply, list, optional } from '../core/wire-lists.ts';

export const comment = z.object({
  id: extension(optionalId),
  comment: text,
  created_at: instant,
  /** Only the name: another user's phone or e-mail never leaves the server. */
  get_user: anyReply({ name: text }),
  /** The same for every comment of this person, and different for everyone else; null without an account. */
  author_key: extension(optionalText),
  /** Whether the author has edited it. */
  edited: extension(yesNo),
});
export type Comment = z.output<typeof comment>;

export const comments = defineEndpoint({
  id: 'comments',
  service: 'main',
  method: 'POST',
  path: 'comments',
  auth: 'public',
  body: z.strictObject({ post_id: idInput }),
  response: z.object({ data: list(comment) }),
  summary: "A post's comments, oldest first",
});

export const COMMENTED = 'success';

export const isCommentSaved = ({ message }: { readonly message: string }): boolean => message === COMMENTED;

export const newComment = defineEndpoint({
  id: 'newComment',
  service: 'main',
  method: 'POST',
  path: 'newcomment',
  auth: 'bearer',
  body: z.strictObject({ post_id: idInput, comment: filledLine(COMMENT_MAX) }),
  response: z.object({
    message: text,
    data: extension(optional(comment)),
    /** Whether it waits for a moderator before readers see it. */
    waits: extension(yesNo),
  }),
  summary: 'Comments on a post',
});

/**
 * Lists of comments are the same for everyone. This call tells the user which of them they may delete, and returns their
 * own comments that wait for a moderator.
 */
export const ownComments = defineEndpoint({
  id: 'ownComments',
  service: 'main',
  method: 'GET',
  path: 'comments/own/{id}',
  auth: 'bearer',
  params: z.strictObject({ id: idInput }),
  response: z.object({ data: list(z.object({ id })), waiting: list(comment) }),
  extension: true,
  summary: "The ids of the user's comments on a post, oldest first",
});

export const deleteComment = defineEndpoint({
  id: 'deleteComment',
  service: 'main',
  method: 'POST',
  path: 'comments/delete',
  auth: 'bearer',
  body: z.strictObject({ id: idInput }),
  response: z.object({ message: text }),
  extension: true,
  summary: "Permanently deletes one of the user's comments; 404 once it is deleted",
});

export const editComment = defineEndpoint({
  id: 'editComment',
  service: 'main',
  method: 'POST',
  path: 'comments/edit',
  auth: 'bearer',
  body: z.strictObject({ id: idInput, comment: filledLine(COMMENT_MAX) }),
  response: z.object({ message: text, data: optional(comment), waits: yesNo }),
  extension: true,
  summary: "Edits one of the user's comments within ten minutes; 409 after that, or once it has been reported",
});
