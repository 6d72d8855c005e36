import type { ReactNode } from 'react';
import { OfflinePage } from './OfflinePage.tsx';
import type { PageState } from './page-state.ts';

interface PageBoundaryProps<D> {
  /** Offline means that nothing is there to show, and the network is gone. */
  state: PageState<D> | { status: 'offline'; retry: () => void };
  loading: ReactNode;
  notFound: ReactNode;
  unavailable: ReactNode;
  children: (data: D) => ReactNode;
}

/** Shows a page in the state it is in. */
export function PageBoundary<D>({ state, children, ...views }: PageBoundaryProps<D>) {
  if (state.status === 'offline') return <OfflinePage onRetry={state.retry} />;
  return state.status === 'found' ? children(state.data) : views[state.status];
}
