import { ApiError } from '@maidan/api-client/errors/api-error';

/**
 * The meaning of a failed `me`. `refused`: the server rejects the token, which ends the session. `unanswered`: the token stays,
 * and the request is repeated.
 */
export function classifyFailedMe(error: unknown): 'refused' | 'unanswered' {
  if (!(error instanceof ApiError) || error.kind !== 'http' || error.status === null) return 'unanswered';
  return error.status < 500 && error.status !== 429 ? 'refused' : 'unanswered';
}

/** Milliseconds until the next `me`: 2 s, doubled up to a minute, or longer if the server requires it. */
export function meRetryWait(failures: number, error: unknown): number {
  const required = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 0;
  return Math.max(required, Math.min(2000 * 2 ** Math.max(0, failures - 1), 60_000));
}
