import type { ErrorCode, FieldErrors } from '@maidan/contract/core/errors';

/**
 * - `http`: the server refused or failed, also by `{ "status": "error" }` in a 200
 * - `network`: no reply arrived
 * - `timeout`: no complete reply arrived in time
 * - `schema`: a success with an unusable body: empty, not JSON, cut off, the wrong shape
 * - `aborted`: the caller cancelled the call
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'schema' | 'aborted';

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  readonly endpointId: string;
  /** HTTP status, null when no reply arrived. */
  readonly status?: number | null;
  /** Null for a failure without a code that we know. */
  readonly code?: ErrorCode | null;
  readonly serverMessage?: string | null;
  /** What is wrong with which field of the request. */
  readonly fields?: FieldErrors;
  /** Seconds to wait before another attempt. */
  readonly retryAfter?: number | null;
  /** Finds the request in the server's logs. */
  readonly requestId?: string | null;
  /** Why a body is unusable, for logs. */
  readonly reason?: string;
  /** The body as received: parsed if it is JSON, otherwise text. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

// A proxy's error page or a stack trace is no message; the server's own are a sentence or two.
function isFitToShow(text: string): boolean {
  return text.trim() !== '' && text.length <= 300 && !/^\s*</.test(text);
}

/** The one error a call fails with. `message` is for logs; `errorMessage` picks the text for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly endpointId: string;
  readonly status: number | null;
  readonly code: ErrorCode | null;
  /** The server's own text, null if it sent none that is fit to show. */
  readonly serverMessage: string | null;
  readonly fields: FieldErrors;
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  readonly data: unknown;

  constructor(details: ApiErrorDetails) {
    const { kind, endpointId, status = null, code = null, serverMessage, reason } = details;
    super([`${endpointId} failed: ${kind}`, status, code, reason].filter(Boolean).join(' '), { cause: details.cause });
    this.kind = kind;
    this.endpointId = endpointId;
    this.status = status;
    this.code = code;
    this.serverMessage = serverMessage && isFitToShow(serverMessage) ? serverMessage : null;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.requestId = details.requestId ?? null;
    this.data = details.data;
  }
}

/** The server has the call, but nothing under that id or name. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The session ended, or there is none. */
export const isUnauthenticated = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/** The server took or refused the call, so that the same call again is another one; else it may have done its work. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  (error.status === null || (error.status < 500 && ![408, 425, 429].includes(error.status)));

// Node has a navigator that does not say.
const hasNetwork = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/** The device has no network: what failed can be queued. */
export const isOffline = (error: unknown): boolean => isUnanswered(error) && !hasNetwork();

/** Makes a call, and makes it again if it began without a network and failed after the network had returned. */
export async function retryOnReturn<T>(call: () => Promise<T>): Promise<T> {
  const hadNetwork = hasNetwork();
  try {
    return await call();
  } catch (error) {
    if (hadNetwork || !isUnanswered(error) || !hasNetwork()) throw error;
    return retryOnReturn(call);
  }
}

/** Another attempt may succeed: no reply, the server's own failure (501 and 505 are permanent), or a rate limit. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status } = error;
  if (kind !== 'http' || status === null) return isUnanswered(error);
  return status === 429 || (status >= 500 && status !== 501 && status !== 505);
}
