import type { ReactNode } from 'react';
import type { PageState } from './page-state.ts';

interface PageBoundaryProps<D> {
  state: PageState<D>;
  loading: ReactNode;
  notFound: ReactNode;
  unavailable: ReactNode;
  children: (data: D) => ReactNode;
}

/** Shows a page in the state it is in. */
export function PageBoundary<D>({ state, children, ...views }: PageBoundaryProps<D>) {
  return state.status === 'found' ? children(state.data) : views[state.status];
}
