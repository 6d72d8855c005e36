import { localTimeZone } from '@maidan/i18n/date-time';
import { useSyncExternalStore } from 'react';

/** Milliseconds since 1970 UTC, updated every second; null on the server and until hydration. */
export function useNow(): number | null {
  return useSyncExternalStore(
    everySecond,
    () => Math.floor(Date.now() / 1000) * 1000,
    () => null,
  );
}

function everySecond(tell: () => void) {
  const clock = setInterval(tell, 1000);
  return () => clearInterval(clock);
}

/** The reader's own zone; null on the server. */
export function useOwnZone(): string | null {
  return useSyncExternalStore(neverChanges, localTimeZone, () => null);
}

const neverChanges = () => () => undefined;
