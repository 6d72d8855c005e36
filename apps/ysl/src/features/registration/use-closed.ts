import type { LeagueRegistration } from '@maidan/contract/league/league-registrations';
import { useEffect, useState } from 'react';
import { closesIn } from './team-state.ts';

/** Longer waits overflow the platform's timers, and no one keeps a page open for a day. */
const LONGEST_WAIT = 24 * 60 * 60_000;

/**
 * Whether a registration is closed; it may close while the page is open. The first rendering decides by its own clock,
 * so that a device with a wrong clock agrees with the server.
 */
export function useClosed(registration: Pick<LeagueRegistration, 'closes_at'>, now: number): boolean {
  const left = closesIn(registration, now);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (left === null || left === 0 || left > LONGEST_WAIT) return undefined;
    const timer = setTimeout(() => setIsOver(true), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left === 0 || isOver;
}
