import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { SEARCH_MAX } from '../rules/limits.ts';
import { post } from './posts.ts';
import { line, wholeNumber } from '../core/request.ts';
import { topic } from './tags.ts';
import { count, yesNo } from '../core/wire.ts';
import { anyReply, list } from '../core/wire-lists.ts';

/** The choices of the explore page's select. */
export const searchTypes = ['tags', 'categories', 'videos'] as const;
export type SearchType = (typeof searchTypes)[number];

const searchReply = z.object({
  /** The number of results of each type; of videos, the newest 240 at most. */
  counts: anyReply({ tags: count, categories: count, videos: count }),
  /** One page of the requested type; the other two lists are empty. */
  tags: list(topic),
  categories: list(topic),
  videos: list(post),
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
    type: z.prefault(z.enum(searchTypes), 'tags'),
    page: z.prefault(wholeNumber(1, 10_000), 1),
  }),
  response: searchReply,
  extension: true,
  summary: 'Tags and categories with every word of q in their name, or videos with words that begin so, best first',
});
