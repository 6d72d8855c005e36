import type { FieldErrors } from '@maidan/contract/core/errors';

/**
 * - `http`: the server refused or failed, also by `{ "status": "error" }` in a 200
 * - `network`: no answer came
 * - `timeout`: no whole answer came in time
 * - `schema`: a success whose body is of no use: empty, not JSON, cut off, the wrong shape
 * - `aborted`: the caller gave the call up; nobody is told
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'schema' | 'aborted';

export interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** Which call failed. */
  readonly endpointId: string;
  /** The words a person sees. */
  readonly userMessage: string;
  /** HTTP status, null when no answer came. */
  readonly status?: number;
  /** The server's code; for `schema` one of `empty_reply`, `not_json`, `wrong_shape`. */
  readonly code?: string;
  /** What is wrong with which field of the request. */
  readonly fields?: FieldErrors;
  /** Seconds the server asks to wait. */
  readonly retryAfter?: number;
  /** Finds the request in the server's logs. */
  readonly requestId?: string;
  /** The body as it came: JSON where it was, else text. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** The one error a call fails with. `message` is for logs; `userMessage` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly endpointId: string;
  readonly userMessage: string;
  readonly status: number | null;
  readonly code: string | null;
  readonly fields: FieldErrors;
  readonly retryAfter: number | null;
  readonly requestId: string | null;
  readonly data: unknown;

  constructor(details: ApiErrorDetails) {
    const { kind, endpointId, status, code } = details;
    super([`${endpointId} failed: ${kind}`, status, code].filter((part) => part !== undefined).join(' '), {
      cause: details.cause,
    });
    this.kind = kind;
    this.endpointId = endpointId;
    this.userMessage = details.userMessage;
    this.status = status ?? null;
    this.code = code ?? null;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter ?? null;
    this.requestId = details.requestId ?? null;
    this.data = details.data;
  }
}
