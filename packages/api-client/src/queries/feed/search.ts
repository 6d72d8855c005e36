import { allCategories } from '@maidan/contract/feed/categories';
import { allPosts } from '@maidan/contract/feed/posts';
import { search, type SearchReply, type SearchType } from '@maidan/contract/feed/search';
import { allTags } from '@maidan/contract/feed/tags';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { withFallback } from '../../compat/extensions.ts';
import type { Api } from '../../core/create-api.ts';
import { queryKey } from '../../core/query-key.ts';
import { searchLocally } from '../../compat/search-locally.ts';
import { staleTimes } from '../../core/stale-times.ts';
import { endpointQuery } from '../endpoint-query.ts';

/** Searches the lists that every server has. Posts, of which there are many, are loaded only to list them. */
async function searchLists(
  api: Api,
  client: QueryClient,
  q: string,
  type: SearchType | null,
  page: number,
): Promise<Found> {
  const [tags, categories, posts] = await Promise.all([
    client.fetchQuery(endpointQuery(api, allTags, {}, staleTimes.settled)),
    client.fetchQuery(endpointQuery(api, allCategories, {}, staleTimes.settled)),
    type === 'videos' || type === 'posts' ? client.fetchQuery(endpointQuery(api, allPosts, {}, staleTimes.feed)) : null,
  ]);
  return searchLocally({ tags, categories, posts }, q, type, page);
}

/** The results of a search, page by page; the counts of posts are null if unknown. */
export type Found = Omit<SearchReply, 'counts'> & {
  readonly counts: Readonly<Record<Exclude<SearchType, 'videos' | 'posts'>, number>> & {
    readonly videos: number | null;
    readonly posts: number | null;
  };
};

/**
 * Search results from the server, or computed in the browser for a server without search.
 * @param q trimmed, not empty
 * @param type null for the first type with results
 * @param page the first page to show: not 1 after a link without JavaScript
 */
export function searchQuery(api: Api, q: string, type: SearchType | null, page = 1) {
  const query = { q, ...(type && { type }) };
  const input = { query: { ...query, page } };
  return infiniteQueryOptions({
    queryKey: queryKey(search, input),
    queryFn: ({ pageParam, signal, client }) =>
      withFallback<Found>(
        api,
        search,
        () => api.call(search, { query: { ...query, page: pageParam } }, { signal }),
        () => searchLists(api, client, q, type, pageParam),
      ),
    initialPageParam: page,
    getNextPageParam: (last, _, at) => (last.more ? at + 1 : undefined),
    staleTime: staleTimes.feed,
  });
}
