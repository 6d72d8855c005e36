import type { Clock } from '../../runtime/clock.ts';
import { SECOND } from '../../runtime/clock.ts';

/** Failures in a row that open the circuit. */
const FAILURES = 5;
const REST = 30 * SECOND;

/**
 * A circuit breaker: while a provider is down, no one waits for its time-out. Each process has its own.
 */
export interface Circuit {
  /** Whether a call is allowed now. After the pause one trial call is; the others wait for its outcome. */
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
      // Calls during the trial find a new pause.
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
