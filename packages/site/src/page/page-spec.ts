import type { Api } from '@maidan/api-client/core/create-api';
import type { PageData } from './page-data.ts';
import type { PageQuery } from './page-query.ts';

/** The address for which a page is loaded. */
export interface PageAddress<Params> {
  params: Params;
  search: URLSearchParams;
}

/** How a page is loaded, both on the server and in the browser. */
export interface PageSpec<Params, D, Head> {
  /** The query that decides whether the page exists; null if no page has this address. */
  query: (api: Api, at: PageAddress<Params>, as: 'public' | 'user') => PageQuery<D> | null;
  /** Whether a reply means that the page does not exist. A 404 or 400 always does. */
  isMissing?: (data: D) => boolean;
  /** The address names nothing in particular, so an empty result is still a 200. */
  isOptional?: (at: PageAddress<Params>) => boolean;
  /** The page is a 200 even without its data. */
  isUsefulWithoutData?: true;
  /** The other parts of the page. A failing part never changes the status. */
  alongside?: (page: PageData, data: D, at: PageAddress<Params>) => Promise<unknown>;
  head: (data: D, at: PageAddress<Params>, page: PageData) => Head;
  /** Another address of the same page, to redirect to. */
  redirect?: (data: D, at: PageAddress<Params>) => string | undefined;
  /** An address to redirect to after a failure. */
  redirectOnError?: (error: unknown) => string | undefined;
}
