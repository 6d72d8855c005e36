import { ApiError } from '@maidan/api-client/errors/api-error';

/**
 * What a failed `me` means (trust.md, "A failed me"): `refused`, the server does not take the token, which ends the
 * session; or `unanswered`, nobody knows, so the token stays and it is asked again.
 */
export function classifyFailedMe(error: unknown): 'refused' | 'unanswered' {
  if (!(error instanceof ApiError) || error.kind !== 'http' || error.status === null) return 'unanswered';
  return error.status < 500 && error.status !== 429 ? 'refused' : 'unanswered';
}

/** Milliseconds until `me` is asked again: 2 s, then doubling to a minute, or as long as the server wishes. */
export function meRetryWait(failures: number, error: unknown): number {
  const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
  return Math.max(asked, Math.min(2000 * 2 ** Math.max(0, failures - 1), 60_000));
}
