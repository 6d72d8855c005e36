import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorPage } from './ErrorPage.tsx';

interface BoundaryProps {
  /** A change of this value clears the error. */
  place: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { isBroken: boolean; place: string }> {
  override state = { isBroken: false, place: this.props.place };

  static getDerivedStateFromError = () => ({ isBroken: true });

  static getDerivedStateFromProps({ place }: BoundaryProps, state: { place: string }) {
    return place === state.place ? null : { isBroken: false, place };
  }

  override render() {
    return this.state.isBroken ? <ErrorPage /> : this.props.children;
  }
}

/**
 * Replaces content that fails to render with the error page, until the next navigation. Without it, React
 * would render the whole document again with its scripts, which trusted types refuse: the page would stay blank.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary place={useLocation().key}>{children}</Boundary>;
}
