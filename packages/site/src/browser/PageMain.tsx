import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { useAllUnsent } from '@maidan/actions/use-action';
import { optionalPart } from '@maidan/browser/lazy-part';
import { Suspense, type ReactNode } from 'react';
import { LateNote } from './offline/LateNote.tsx';
import { LeaveGate } from './leaving/LeaveGate.tsx';

const NotSent = optionalPart(async () => (await import('../features/waiting/NotSent.tsx')).NotSent);

/** Most visits have no refused actions, and do not load the component that shows them. */
function Refused() {
  const isRefused = useAllUnsent().some(({ isFinal }) => isFinal);
  return (
    isRefused && (
      <Suspense fallback={null}>
        <NotSent />
      </Suspense>
    )
  );
}

interface PageMainProps {
  className?: string;
  children: ReactNode;
}

/** The main part of every page of both sites, or its replacement when offline. */
export function PageMain({ className, children }: PageMainProps) {
  return (
    <main id="main" className={className} tabIndex={-1}>
      <LateNote />
      <Refused />
      <LeaveGate>
        <ErrorBoundary>{children}</ErrorBoundary>
      </LeaveGate>
    </main>
  );
}
