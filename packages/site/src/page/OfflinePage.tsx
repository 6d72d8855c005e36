import { ErrorState } from '@maidan/ui/ErrorState';
import type { ReactNode } from 'react';

/** In place of a page that cannot be loaded without a network. */
export function OfflinePage({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) {
  return (
    // Its picture would have to be loaded.
    <ErrorState
      plain
      as="h1"
      title="You are offline"
      text="This page opens when you are back online."
      onRetry={onRetry}
    >
      {children}
    </ErrorState>
  );
}
