import type { ReactNode } from 'react';
import { OfflinePage } from './OfflinePage.tsx';
import type { PageState } from './page-state.ts';

interface PageBoundaryProps<D> {
  /** Offline means that there is no network, and nothing stored to show. */
  state: PageState<D> | { status: 'offline'; retry: () => void };
  loading: ReactNode;
  notFound: ReactNode;
  unavailable: ReactNode;
  children: (data: D) => ReactNode;
}

/** Shows a page in its current state. */
export function PageBoundary<D>({ state, children, ...views }: PageBoundaryProps<D>) {
  if (state.status === 'offline') return <OfflinePage onRetry={state.retry} />;
  return state.status === 'found' ? children(state.data) : views[state.status];
}
