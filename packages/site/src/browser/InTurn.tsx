import { Suspense, use, useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createTurn, endTurn, joinTurns, type Turn } from './hydration-turns.ts';

/**
 * A part of the page that becomes interactive in a task of its own, after the parts above it: a single task would block a slow
 * phone for a third of a second. Until then, it is the server's markup.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [turn] = useState(createTurn);
  useLayoutEffect(() => joinTurns(turn), [turn]);
  return (
    <Suspense>
      <WaitForTurn turn={turn} />
      {children}
    </Suspense>
  );
}

function WaitForTurn({ turn }: { turn: Turn }) {
  const isHydrating = useSyncExternalStore(neverChanges, inPage, inFirstRendering);
  if (isHydrating) use(turn.opened);
  useEffect(() => endTurn(turn), [turn]);
  return null;
}

const neverChanges = () => () => undefined;
const inPage = () => false;
const inFirstRendering = () => typeof document !== 'undefined';
