import { ApiError } from '../errors/api-error.ts';

/** Repeats after the first try. */
export const MAX_RETRIES = 3;

/** Milliseconds. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;

/**
 * Whether a reading call is worth repeating: no answer, the server's own failure, or 429 with a wait that a person
 * would sit through. A refusal (4xx) or a useless body would only come again.
 * @param failures so far, the first being 0
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || !(error instanceof ApiError)) return false;
  if ((error.retryAfter ?? 0) * 1000 > LONGEST_DELAY) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  return error.kind === 'http' && (error.status === 429 || isPassingFailure(error.status));
}

// 501 and 505 say "never".
function isPassingFailure(status: number | null): boolean {
  return status !== null && status >= 500 && status !== 501 && status !== 505;
}

/**
 * Milliseconds to wait before repeat number `failures` (from 0): what the server asks for, else doubling, in both cases
 * spread out so that a thousand clients do not come back in the same instant.
 * @param random from 0 up to 1
 */
export function retryDelay(failures: number, error: unknown, random: () => number = Math.random): number {
  const asked = error instanceof ApiError ? error.retryAfter : null;
  if (asked !== null) return asked * 1000 + random() * FIRST_DELAY;
  const backoff = Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY);
  return backoff / 2 + (random() * backoff) / 2;
}
