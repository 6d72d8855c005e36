import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { wholeNumber } from '../core/request.ts';
import { count, requiredText, yesNo } from '../core/wire.ts';
import { list } from '../core/wire-lists.ts';

/** How many the server lists at once. */
export const WITHDRAWN_MAX = 1000;

/** What a withdrawn post is called in the list: the first 16 digits of the SHA-256 hash of its slug, in hexadecimal. */
export const WITHDRAWN_MARK_LENGTH = 16;

/** For devices that store posts. Only who has a post, and so knows its slug, learns that it is gone. */
export const withdrawnPosts = defineEndpoint({
  id: 'withdrawnPosts',
  service: 'main',
  method: 'GET',
  path: 'withdrawn_posts',
  auth: 'public',
  query: z.object({
    /** In milliseconds since 1970, by the server's clock. */
    since: z.prefault(wholeNumber(0), 0),
  }),
  response: z.object({
    /** The server's time, for the next call. */
    now: count,
    marks: list(requiredText),
    /** The same of posts that lost a comment: of the slug, and of the id, by which a stored list of comments is found. */
    comments: list(requiredText),
    /** The same of messages that a moderator removed: of their ids. */
    messages: list(requiredText),
    /** There were more than are listed: no copy is safe. */
    more: yesNo,
  }),
  extension: true,
  summary: 'Hashes of the posts withdrawn, comments deleted and messages removed since a given time',
});
