import type { Endpoint } from '@maidan/contract/core/endpoint';
import { errorReply } from '@maidan/contract/core/errors';
import { REQUEST_ID_HEADER } from '@maidan/contract/core/headers';
import { isHTTPError, isTimeoutError } from 'ky';
import { ApiError } from './api-error.ts';
import { wordsFor } from './error-words.ts';
import { parseJson } from '../core/json-text.ts';
import { readRetryAfter } from './retry-after.ts';

/** What of a reply's head matters to an error. */
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
export function errorFromBody(endpoint: Endpoint, head: ReplyHead, body: unknown): ApiError {
  const { status, retryAfter } = head;
  // Some servers send their JSON as text/html.
  const { data: told } = errorReply.safeParse(typeof body === 'string' ? parseJson(body) : body);
  const requestId = told?.request_id ?? head.requestId;
  return new ApiError({
    kind: 'http',
    endpointId: endpoint.id,
    userMessage: wordsFor({ kind: 'http', status, message: told?.message ?? null, retryAfter }),
    status,
    data: body,
    fields: told?.errors ?? {},
    ...(told?.code ? { code: told.code } : {}),
    ...(retryAfter === null ? {} : { retryAfter }),
    ...(requestId === null ? {} : { requestId }),
  });
}

/**
 * Any failure of a call as an ApiError.
 * @param signal the caller's own; when it fired, the call was given up and did not fail
 */
export function toApiError(endpoint: Endpoint, error: unknown, signal: AbortSignal | undefined): ApiError {
  if (isHTTPError(error)) return errorFromBody(endpoint, replyHead(error.response), error.data);
  // What is left failed on the way: refused, cut off in the middle of the body, no name, no network.
  const onTheWay = isTimeoutError(error) ? 'timeout' : 'network';
  const kind = signal?.aborted ? 'aborted' : onTheWay;
  return new ApiError({ kind, endpointId: endpoint.id, userMessage: wordsFor({ kind }), cause: error });
}
