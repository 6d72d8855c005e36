import * as z from 'zod/mini';
import { defineEndpoint } from '../core/endpoint.ts';
import { wholeNumber } from '../core/request.ts';
import { requiredText, yesNo } from '../core/wire.ts';
import { instant } from '../core/wire-dates.ts';
import { list } from '../core/wire-lists.ts';

/** Every post's address, for search engines: `post/all` returns whole posts and has a maximum. */
export const postAddresses = defineEndpoint({
  id: 'postAddresses',
  service: 'main',
  method: 'GET',
  path: 'sitemap/posts',
  auth: 'public',
  query: z.object({ page: z.prefault(wholeNumber(1, 10_000), 1) }),
  response: z.object({
    /** Oldest first, so that a full page never changes; at most SITEMAP_PAGE_SIZE. */
    posts: list(z.object({ slug: requiredText, created_at: instant })),
    /** Whether another page follows. */
    more: yesNo,
  }),
  extension: true,
  summary: 'Slugs and dates of all posts, for sitemaps',
});
