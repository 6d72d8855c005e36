import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { useSyncExternalStore } from 'react';
import { isOpen } from '../season/fixture-marks.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When a scorer's link starts and stops working, in milliseconds relative to the start of the match. */
const [EARLIEST, LATEST] = [-3 * HOUR, 6 * HOUR];

/** Whether a score may change at any time. Only a server with live scores sends start times. @param now milliseconds since 1970 UTC */
export function isDue(fixture: Fixture, now: number): boolean {
  if (fixture.live !== null) return true;
  if (fixture.starts_at === null || !isOpen(fixture)) return false;
  const since = now - Date.parse(fixture.starts_at);
  return since >= EARLIEST && since <= LATEST;
}

function everyMinute(notify: () => void) {
  const clock = setInterval(notify, MINUTE);
  return () => clearInterval(clock);
}

/** Whether any of these scores may change now; false on the server and until hydration. */
export const useIsDue = (fixtures: readonly Fixture[]): boolean =>
  useSyncExternalStore(
    everyMinute,
    () => fixtures.some((fixture) => isDue(fixture, Date.now())),
    () => false,
  );
