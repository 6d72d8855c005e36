import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { SEARCH_MAX } from '../rules/limits.ts';
import { post } from './posts.ts';
import { line, wholeNumber } from '../core/request.ts';
import { topic } from './tags.ts';
import { count, optionalText, yesNo } from '../core/wire.ts';
import { anyReply, list } from '../core/wire-lists.ts';

/** What a search finds: first the choices of the specified select. */
export const searchTypes = ['tags', 'categories', 'videos', 'posts'] as const;
export type SearchType = (typeof searchTypes)[number];

const searchReply = z.object({
  /** The number of results of each type; of posts, the newest 240 at most, and videos are among them. */
  counts: anyReply({ tags: count, categories: count, videos: count, posts: count }),
  /** The type listed: the requested one, or else the first with results. */
  type: orElse(z.enum(searchTypes), 'tags'),
  /** What was searched for instead, because nothing is spelled like `q`. */
  spelling: optionalText,
  /** One page of that type; the other lists are empty. */
  tags: list(topic),
  categories: list(topic),
  videos: list(post),
  posts: list(post),
  /** Whether another page follows. */
  more: yesNo,
});
export type SearchReply = z.output<typeof searchReply>;

export const search = defineEndpoint({
  id: 'search',
  service: 'main',
  method: 'GET',
  path: 'search',
  auth: 'public',
  query: z.object({
    q: line(SEARCH_MAX),
    type: z.optional(z.enum(searchTypes)),
    page: z.prefault(wholeNumber(1, 10_000), 1),
  }),
  response: searchReply,
  extension: true,
  summary:
    'Tags and categories with every word of q in their name, or videos and posts with words that begin so, best first; the nearest spelling where nothing matches',
});
