import { ApiError, isTransient } from '../errors/api-error.ts';

/** Retries after the first attempt. */
export const MAX_RETRIES = 3;

/** Milliseconds. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 30_000;

/**
 * Whether a read is worth retrying, unless the server wants a longer wait than people have patience for.
 * @param failures so far, 0 for the first
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < MAX_RETRIES && isTransient(error) && (requestedWait(error) ?? 0) <= LONGEST_DELAY;
}

function requestedWait(error: unknown): number | null {
  return error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : null;
}

/**
 * Milliseconds to wait before retry number `failures` (from 0): as the server requests, otherwise doubling. Both vary
 * at random, so that a thousand clients do not return at the same instant.
 * @param random from 0 up to, but not including, 1
 */
export function retryDelay(failures: number, error: unknown, random: () => number = Math.random): number {
  const requested = requestedWait(error);
  if (requested !== null) return requested + random() * FIRST_DELAY;
  const backoff = Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY);
  return backoff / 2 + (random() * backoff) / 2;
}
