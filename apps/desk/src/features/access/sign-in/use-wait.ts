import { useEffect, useReducer } from 'react';

/** Milliseconds until a moment, 0 once it has passed; counts down by itself. */
export function useWait(until: number): number {
  const [now, look] = useReducer(
    () => Date.now(),
    undefined,
    () => Date.now(),
  );
  const waits = until > now;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [waits]);
  return Math.max(0, until - now);
}
