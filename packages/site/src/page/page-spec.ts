import type { Api } from '@maidan/api-client/core/create-api';
import type { PageData } from './page-data.ts';
import type { PageQuery } from './page-query.ts';

/** The address that a page is loaded for. */
export interface PageAddress<Params> {
  params: Params;
  search: URLSearchParams;
}

/** How a page is loaded, on the server and in the browser alike. */
export interface PageSpec<Params, D, Head> {
  /** What decides whether the page exists; null: no page has this address. */
  query: (api: Api, at: PageAddress<Params>, as: 'public' | 'user') => PageQuery<D> | null;
  /** A reply that says the page does not exist. A 404 or 400 always does. */
  isMissing?: (data: D) => boolean;
  /** The address names nothing in particular: that nothing exists is then worth a 200. */
  isOptional?: (at: PageAddress<Params>) => boolean;
  /** The page is worth a 200 without its data, too. */
  isUsefulWithoutData?: true;
  /** The other parts of the page. A part that fails never changes the status. */
  alongside?: (page: PageData, data: D, at: PageAddress<Params>) => Promise<unknown>;
  head: (data: D, at: PageAddress<Params>, page: PageData) => Head;
  /** Another address that shows the page that was found. */
  redirect?: (data: D, at: PageAddress<Params>) => string | undefined;
  /** An address to go to after a failure. */
  redirectOnError?: (error: unknown) => string | undefined;
}
