import { ApiError } from '@maidan/api-client/errors/api-error';
import type { DehydratedState } from '@tanstack/react-query';

/** The state of a page. The server's document is never `loading`. */
export type PageState<D> = { status: 'loading' | 'notFound' | 'unavailable' } | { status: 'found'; data: D };

/** The data of every page loader; the document's head is made from `Head`. */
export type LoaderResult<Head> = PageState<Head> & {
  /** The data that the server fetched, for the browser's cache. */
  cache?: DehydratedState;
  /** Milliseconds since 1970 by the server's clock, so that the browser's first render is the same. */
  now: number;
};

/** The head of an existing page. */
export const headOf = <Head>(result: PageState<Head> | { status: 'offline' } | undefined): Head | undefined =>
  result?.status === 'found' ? result.data : undefined;

/** There is nothing at this address: the server has nothing by that name, or refuses the name itself. */
export const leadsNowhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
