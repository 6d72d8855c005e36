import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import type { ReactNode } from 'react';
import { LateNote } from './offline/LateNote.tsx';
import { OfflineGate } from './OfflineGate.tsx';

interface PageMainProps {
  className?: string;
  children: ReactNode;
}

/** The main part of every page of both sites, or what replaces it without a network. */
export function PageMain({ className, children }: PageMainProps) {
  return (
    <main id="main" className={className} tabIndex={-1}>
      <LateNote />
      <OfflineGate>
        <ErrorBoundary>{children}</ErrorBoundary>
      </OfflineGate>
    </main>
  );
}
