import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { pictureVariants } from '../../media/picture-variants.ts';
import { line, wholeNumber } from '../../core/request.ts';
import { count, id, link, optionalText, requiredText, text, word } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list } from '../../core/wire-lists.ts';
import { DEFAULT_POST_KIND, postKindNames } from '../../feed/post-kinds.ts';
import { DESK_QUERY_MAX, POSTS_AT_ONCE } from '../limits.ts';

const desk = { service: 'main', auth: 'staff', extension: true } as const;

/** `scheduled`: published at a later time. `withdrawn`: hidden from everyone until it is restored. */
export const postStates = ['scheduled', 'out', 'withdrawn'] as const;
export type PostState = (typeof postStates)[number];

export const deskPost = z.object({
  id,
  slug: text,
  name: text,
  type: word(postKindNames, DEFAULT_POST_KIND),
  state: word(postStates, 'out'),
  picture: link,
  picture_variants: pictureVariants,
  published_at: instant,
  withdrawn_at: instant,
  views: count,
  likes: count,
});
export type DeskPost = z.output<typeof deskPost>;

export const deskPosts = defineEndpoint({
  ...desk,
  id: 'deskPosts',
  method: 'GET',
  path: 'desk/posts',
  roles: ['owner', 'editor', 'moderator'],
  query: z.object({
    state: z.prefault(z.enum(postStates), 'out'),
    /** Words that must all occur in the title. */
    q: z.optional(line(DESK_QUERY_MAX)),
    cursor: z.optional(line(60)),
  }),
  response: z.object({ data: list(deskPost), cursor: optionalText }),
  summary: 'Posts: scheduled ones by time, others newest first',
});

const several = {
  ...desk,
  method: 'POST',
  roles: ['owner', 'editor'],
  body: z.strictObject({ ids: z.array(wholeNumber(1)).check(z.minLength(1), z.maxLength(POSTS_AT_ONCE)) }),
  response: z.object({
    done: list(id),
    /** Those that could not be changed, and why. */
    failed: list(z.object({ id, name: optionalText, reason: requiredText })),
  }),
} as const;

/** A post that is already withdrawn counts as done. */
export const withdrawPosts = defineEndpoint({
  ...several,
  id: 'withdrawPosts',
  path: 'desk/posts/withdraw',
  summary: 'Withdraws posts from the sites; their likes and comments are kept',
});

/**
 * Fails for a post whose files have been deleted, 30 days after its withdrawal or by a moderator; and for a post withdrawn
 * after a report, which only `decideReport` restores.
 */
export const restorePosts = defineEndpoint({
  ...several,
  id: 'restorePosts',
  path: 'desk/posts/restore',
  summary: 'Restores withdrawn posts, with their likes and comments',
});
