import { authPostBySlug, postBySlug } from '@maidan/contract/feed/posts';
import type { Id } from '@maidan/contract/core/wire';
import type { Api } from '../../core/create-api.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** One post; an unknown one fails with status 404. */
export const postQuery = (api: Api, slug: Id) => endpointQuery(api, postBySlug, { params: { slug } }, staleTimes.feed);

/** The same as the logged-in user sees it, with `userliked`. */
export const authPostQuery = (api: Api, slug: Id) =>
  endpointQuery(api, authPostBySlug, { params: { slug } }, staleTimes.feed);
