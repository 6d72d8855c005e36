import type { Endpoint } from '@maidan/contract/core/endpoint';
import { REQUEST_ID_HEADER } from '@maidan/contract/core/headers';
import { isHTTPError, isTimeoutError } from 'ky';
import { ApiError } from './api-error.ts';
import { parseJson } from '../core/json-text.ts';
import { readRetryAfter } from './retry-after.ts';

/** The parts of a reply's head that an error keeps. */
export interface ReplyHead {
  readonly status: number;
  /** Seconds. */
  readonly retryAfter: number | null;
  readonly requestId: string | null;
}

export function replyHead({ status, headers }: Response): ReplyHead {
  return {
    status,
    retryAfter: readRetryAfter(headers.get('Retry-After'), Date.now()),
    requestId: headers.get(REQUEST_ID_HEADER),
  };
}

/** The error that a body from any server describes; `body` may be JSON, text or undefined. */
export async function errorFromBody(endpoint: Endpoint, head: ReplyHead, body: unknown): Promise<ApiError> {
  const { errorReply } = await import('@maidan/contract/core/errors');
  // Some servers send their JSON as text/html.
  const { data: read } = errorReply.safeParse(typeof body === 'string' ? parseJson(body) : body);
  return new ApiError({
    kind: 'http',
    endpointId: endpoint.id,
    ...head,
    requestId: read?.request_id ?? head.requestId,
    code: read?.email === 'duplicate' ? 'email_taken' : (read?.code ?? null),
    serverMessage: read?.message ?? null,
    fields: read?.errors ?? {},
    data: body,
  });
}

/**
 * Converts any failure of a call to an ApiError.
 * @param signal the caller's own; if it fired, the call was cancelled rather than failed
 */
export async function toApiError(
  endpoint: Endpoint,
  error: unknown,
  signal: AbortSignal | undefined,
): Promise<ApiError> {
  if (isHTTPError(error)) return errorFromBody(endpoint, replyHead(error.response), error.data);
  // Everything else failed in transit: refused, cut off within the body, unknown host, no network.
  const inTransit = isTimeoutError(error) ? 'timeout' : 'network';
  return new ApiError({ kind: signal?.aborted ? 'aborted' : inTransit, endpointId: endpoint.id, cause: error });
}
