import type { LeagueRegistration } from '@maidan/contract/league/league-registrations';
import { useEffect, useState } from 'react';
import { nextChange, timeOf, type Time } from './team-state.ts';

/** Much longer waits overflow timers, and hardly anyone keeps a page open for a day. */
const LONGEST_WAIT = 24 * 60 * 60_000;

/**
 * Whether a registration is open; it may open and close while the page is shown. The first render uses the document's
 * time, so that a device with a wrong clock renders the same as the server.
 */
export function useTimeOf(registration: Pick<LeagueRegistration, 'opens_at' | 'closes_at'>, start: number): Time {
  const [passed, setPassed] = useState(0);
  const left = nextChange(registration, start + passed);
  useEffect(() => {
    if (left === null || left > LONGEST_WAIT) return undefined;
    const timer = setTimeout(() => setPassed((before) => before + left), left);
    return () => clearTimeout(timer);
  }, [left]);
  return timeOf(registration, start + passed);
}
