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
  /** HTTP status; null without a reply. */
  readonly status?: number | null;
  /** Null for a failure without a known code. */
  readonly code?: ErrorCode | null;
  readonly serverMessage?: string | null;
  /** What is wrong with each field of the request. */
  readonly fields?: FieldErrors;
  /** Seconds to wait before another attempt. */
  readonly retryAfter?: number | null;
  /** Identifies the request in the server's logs. */
  readonly requestId?: string | null;
  /** Why a body is unusable, for logs. */
  readonly reason?: string;
  /** The body as received: parsed if it is JSON, otherwise text. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

// A proxy's error page or a stack trace is not a message; the server's own are a sentence or two.
function isFitToShow(text: string): boolean {
  return text.trim() !== '' && text.length <= 300 && !/^\s*</.test(text);
}

/** The only error that calls fail with. `message` is for logs; `errorMessage` chooses the text for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly endpointId: string;
  readonly status: number | null;
  readonly code: ErrorCode | null;
  /** The server's own text; null if it sent none fit to show. */
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

/** The server supports the call but has nothing under that id or name. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The session ended, or there is none. */
export const isUnauthenticated = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/** The server accepted or refused the call, so repeating it is a new call; otherwise it may already have been carried out. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  (error.status === null || (error.status < 500 && ![408, 425, 429].includes(error.status)));

// Node has a navigator without this property.
const hasNetwork = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/** The device is offline: the failed call can be queued. */
export const isOffline = (error: unknown): boolean => isUnanswered(error) && !hasNetwork();

/** Makes a call, and repeats it if it began offline and failed after the network had returned. */
export async function retryOnReturn<T>(call: () => Promise<T>): Promise<T> {
  const hadNetwork = hasNetwork();
  try {
    return await call();
  } catch (error) {
    if (hadNetwork || !isUnanswered(error) || !hasNetwork()) throw error;
    return retryOnReturn(call);
  }
}

/** Another attempt may succeed: no reply, a server error (501 and 505 are permanent), or a rate limit. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status } = error;
  if (kind !== 'http' || status === null) return isUnanswered(error);
  return status === 429 || (status >= 500 && status !== 501 && status !== 505);
}
