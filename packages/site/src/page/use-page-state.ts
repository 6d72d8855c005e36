import { useOnline } from '@maidan/browser/use-online';
import type { UseBaseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { leadsNowhere, type LoaderResult, type PageState } from './page-state.ts';

type Query<D> = Pick<UseBaseQueryResult<D>, 'data' | 'error' | 'isFetching' | 'refetch'>;

/** A page's state in the form its components need. */
export type LivePageState<D> = (PageState<D> | { status: 'offline' }) & {
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * The loader's data, updated by the page's own query. If a page is found later than its loader could
 * wait, the loader runs again, now from the cache, so that the document's head names the page.
 */
export function usePageState<D>(
  loaded: LoaderResult<unknown>,
  query: Query<D>,
  isMissing?: (data: D) => boolean,
): LivePageState<D> {
  const online = useOnline();
  const found = pageState(loaded, query, isMissing);
  // Its query waits for the network and resumes automatically. Until then, it may find a copy.
  const state = found.status === 'loading' && !online && !query.isFetching ? ({ status: 'offline' } as const) : found;
  const { revalidate } = useRevalidator();
  const isLate = state.status === 'found' && loaded.status !== 'found';
  useEffect(() => {
    if (isLate) void revalidate();
  }, [isLate, revalidate]);
  return { ...state, error: query.error, isRetrying: query.isFetching, retry: () => void query.refetch() };
}

function pageState<D>(
  { status }: LoaderResult<unknown>,
  { data, error }: Query<D>,
  isMissing?: (data: D) => boolean,
): PageState<D> {
  if (data !== undefined) return isMissing?.(data) ? { status: 'notFound' } : { status: 'found', data };
  if (leadsNowhere(error) || status === 'notFound') return { status: 'notFound' };
  return { status: error || status === 'unavailable' ? 'unavailable' : 'loading' };
}
