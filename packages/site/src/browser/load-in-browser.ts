import type { PageAddress, PageSpec } from '../page/page-spec.ts';
import type { LoaderResult } from '../page/page-state.ts';
import { browserData } from './browser-data.ts';

/** A page's `clientLoader`: the page shows cached data at once, and its components wait for the rest. */
export function loadInBrowser<Params, D, Head>(spec: PageSpec<Params, D, Head>) {
  return ({ params, url }: { params: Params; url: URL }): LoaderResult<Head> => {
    const page = browserData();
    const { api, queryClient, session } = page;
    const at: PageAddress<Params> = { params, search: url.searchParams };
    const now = Date.now();
    const query = spec.query(api, at, session.snapshot().signedIn ? 'user' : 'public');
    if (!query) return { status: 'notFound', now };
    const data = query.cached(queryClient);
    void load();
    if (data === undefined) return { status: 'loading', now };
    return spec.isMissing?.(data)
      ? { status: 'notFound', now }
      : { status: 'found', data: spec.head(data, at, page), now };

    async function load(): Promise<void> {
      try {
        // The components refresh cached data as needed.
        const found = data ?? (await query?.fetch(queryClient));
        if (found !== undefined && !spec.isMissing?.(found)) await spec.alongside?.(page, found, at);
      } catch {
        // The component that needs it shows the failure.
      }
    }
  };
}
