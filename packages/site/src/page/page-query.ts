import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  InfiniteData,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/** How a loader gets a page's essential data. */
export interface PageQuery<D> {
  fetch: (client: QueryClient) => Promise<D>;
  cached: (client: QueryClient) => D | undefined;
}

type CallOptions<D, Key extends QueryKey> = FetchQueryOptions<D, Error, D, Key> & { queryKey: Key };

/** A page with one call. */
export const callQuery = <D, Key extends QueryKey>(options: CallOptions<D, Key>): PageQuery<D> => ({
  fetch: (client) => client.fetchQuery(options),
  cached: (client) => client.getQueryData<D>(options.queryKey),
});

/** A page with a list that grows page by page. */
export const listQuery = <Page, Key extends QueryKey, Param>(
  options: FetchInfiniteQueryOptions<Page, Error, Page, Key, Param> & { queryKey: Key },
): PageQuery<InfiniteData<Page>> => ({
  fetch: (client) => client.fetchInfiniteQuery(options),
  cached: (client) => client.getQueryData<InfiniteData<Page>>(options.queryKey),
});

/** A page with several calls, which exists once all of them succeed. */
export const allQueries = (...queries: readonly PageQuery<unknown>[]): PageQuery<unknown> => ({
  fetch: (client) => Promise.all(queries.map((query) => query.fetch(client))),
  cached(client) {
    const all = queries.map((query) => query.cached(client));
    return all.includes(undefined) ? undefined : all;
  },
});
