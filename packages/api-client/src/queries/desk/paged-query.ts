import type { Endpoint, Input, Reply } from '@maidan/contract/core/endpoint';
import type { Id } from '@maidan/contract/core/wire';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../../core/create-api.ts';
import { queryKey, type QueryKey } from '../../core/query-key.ts';
import { staleTimes } from '../../core/stale-times.ts';

/** A page of a desk list, with the cursor of the next one. */
interface Page {
  readonly cursor: string | null;
}

/** A desk list page by page; the cache holds the canonical replies. */
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

interface LoadedPages {
  readonly pages: readonly (Page & { readonly data: readonly { readonly id: Id }[] })[];
}

/**
 * Removes rows from every loaded page of a list, without reloading it. If no rows are left but more pages follow, it is
 * reloaded; its other variants are reloaded when they are opened.
 */
export async function takeFromPages(
  queryClient: QueryClient,
  { id: name }: Endpoint,
  ids: ReadonlySet<Id>,
): Promise<void> {
  const lists = { queryKey: [name] };
  let isEmptied = false;
  queryClient.setQueriesData<LoadedPages>(lists, (loaded) => {
    if (loaded === undefined) return undefined;
    const pages = loaded.pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => !ids.has(id)) }));
    isEmptied ||= pages.at(-1)?.cursor !== null && pages.every(({ data }) => data.length === 0);
    return { ...loaded, pages };
  });
  await queryClient.invalidateQueries({ ...lists, refetchType: isEmptied ? 'active' : 'none' });
}
