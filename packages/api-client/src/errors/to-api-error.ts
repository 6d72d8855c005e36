import type { Endpoint } from '@maidan/contract/core/endpoint';
import { REQUEST_ID_HEADER } from '@maidan/contract/core/headers';
import { isHTTPError, isTimeoutError } from 'ky';
import { ApiError } from './api-error.ts';
import { parseJson } from '../core/json-text.ts';
import { readRetryAfter } from './retry-after.ts';

/** What an error keeps of a reply's head. */
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

/** The error a body describes, of any server; `body` may be JSON, text or undefined. */
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
 * Any failure of a call as an ApiError.
 * @param signal the caller's own; if it fired, the call was cancelled and did not fail
 */
export async function toApiError(
  endpoint: Endpoint,
  error: unknown,
  signal: AbortSignal | undefined,
): Promise<ApiError> {
  if (isHTTPError(error)) return errorFromBody(endpoint, replyHead(error.response), error.data);
  // Everything else failed in transit: refused, cut off in the middle of the body, no name, no network.
  const inTransit = isTimeoutError(error) ? 'timeout' : 'network';
  return new ApiError({ kind: signal?.aborted ? 'aborted' : inTransit, endpointId: endpoint.id, cause: error });
}
