import type { Clock } from '../../runtime/clock.ts';
import { SECOND } from '../../runtime/clock.ts';

/** So many failures in a row, and the provider is left in peace for a while. */
const FAILURES = 5;
const REST = 30 * SECOND;

/**
 * A circuit breaker: while a provider is down nobody waits for its time-out. It counts in this process; each process
 * finds out by itself.
 */
export interface Circuit {
  /** Whether a call may be made now. After the rest one may, as a trial; the others wait for how it ends. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
}

export function createCircuit(clock: Clock): Circuit {
  let failures = 0;
  let restsUntil = 0;

  return {
    allows() {
      if (failures < FAILURES) return true;
      const now = clock();
      if (now < restsUntil) return false;
      // Whoever comes while the trial runs finds the rest begun anew.
      restsUntil = now + REST;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES) restsUntil = clock() + REST;
    },
  };
}
