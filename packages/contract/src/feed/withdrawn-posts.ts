import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { wholeNumber } from '../core/request.ts';
import { count, requiredText, yesNo } from '../core/wire.ts';
import { list } from '../core/wire-lists.ts';

/** The most hashes that the server lists at once. */
export const WITHDRAWN_MAX = 1000;

/** The length of a hash: the first 16 digits of the SHA-256 of a post's slug, in hexadecimal. */
export const WITHDRAWN_MARK_LENGTH = 16;

/** For devices that store posts. Only a device that has a post, and so knows its slug, can tell that it was withdrawn. */
export const withdrawnPosts = defineEndpoint({
  id: 'withdrawnPosts',
  service: 'main',
  method: 'GET',
  path: 'withdrawn_posts',
  auth: 'public',
  query: z.object({
    /** Milliseconds since 1970 by the server's clock. */
    since: z.prefault(wholeNumber(0), 0),
  }),
  response: z.object({
    /** The server's time, for the next call. */
    now: count,
    marks: list(requiredText),
    /** Posts that lost a comment: hashes of their slugs, and of their ids, under which a device stores comments. */
    comments: list(requiredText),
    /** Messages that a moderator removed: hashes of their ids. */
    messages: list(requiredText),
    /** Whether the list is incomplete, so that every stored copy is suspect. */
    more: yesNo,
  }),
  extension: true,
  summary: 'Hashes of the posts withdrawn, comments deleted and messages removed since a given time',
});
