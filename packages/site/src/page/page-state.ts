import { ApiError } from '@maidan/api-client/errors/api-error';
import type { DehydratedState } from '@tanstack/react-query';

/** What is known of a page. The server's document is never `loading`. */
export type PageState<D> = { status: 'loading' | 'notFound' | 'unavailable' } | { status: 'found'; data: D };

/** What every page loader returns; `Head` is what the document's head is made of. */
export type LoaderResult<Head> = PageState<Head> & {
  /** What the server fetched, for the browser's cache. */
  cache?: DehydratedState;
  /** Milliseconds since 1970 by the clock of the server, so that the browser's first rendering is the same. */
  now: number;
};

/** The head of a page that exists. */
export const headOf = <Head>(result: PageState<Head> | { status: 'offline' } | undefined): Head | undefined =>
  result?.status === 'found' ? result.data : undefined;

/** Nothing is at the address of a page: the server has nothing under its name, or refuses the name itself. */
export const leadsNowhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
