import { ApiError, isTransient } from '../errors/api-error.ts';

/** Repeats after the first try. */
export const MAX_RETRIES = 3;

/** Milliseconds. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;

/**
 * Whether a read is worth repeating, unless the server wants a longer wait than a person would sit through.
 * @param failures so far, the first being 0
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && isTransient(error) && (requestedWait(error) ?? 0) <= LONGEST_DELAY;
}

function requestedWait(error: unknown): number | null {
  return error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : null;
}

/**
 * Milliseconds to wait before repeat number `failures` (from 0): as the server requests, otherwise doubling. Both vary
 * at random so that a thousand clients do not come back in the same instant.
 * @param random from 0 up to 1
 */
export function retryDelay(failures: number, error: unknown, random: () => number = Math.random): number {
  const requested = requestedWait(error);
  if (requested !== null) return requested + random() * FIRST_DELAY;
  const backoff = Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY);
  return backoff / 2 + (random() * backoff) / 2;
}
