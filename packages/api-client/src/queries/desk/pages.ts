import type { Endpoint, Input, Reply } from '@maidan/contract/core/endpoint';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../core/create-api.ts';
import { queryKey, type QueryKey } from '../../core/query-key.ts';
import { staleTimes } from '../../core/stale-times.ts';

/** A list of the desk with what leads to its next page. */
interface Page {
  readonly cursor: string | null;
}

/** A list of the desk page by page; the cache holds the canonical replies. */
export function pagesQuery<E extends Endpoint>(
  api: Api,
  endpoint: E,
  input: (cursor: { cursor?: string }) => Input<E>,
) {
  type P = Reply<E> & Page;
  return infiniteQueryOptions<P, Error, { pages: P[]; pageParams: (string | null)[] }, QueryKey, string | null>({
    queryKey: queryKey(endpoint, input({})),
    queryFn: ({ pageParam: cursor, signal }) =>
      api.call(endpoint, input(cursor === null ? {} : { cursor }), { signal }) as Promise<P>,
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: staleTimes.personal,
  });
}
