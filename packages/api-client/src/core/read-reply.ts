import type { Endpoint, Reply } from '@maidan/contract/core/endpoint';
import { ApiError } from '../errors/api-error.ts';
import { NOT_JSON, parseJson } from './json-text.ts';
import { errorFromBody, type ReplyHead } from '../errors/to-api-error.ts';

function isErrorBody(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'status' in value && value.status === 'error';
}

function unusable(endpoint: Endpoint, head: ReplyHead, reason: string, data: unknown, cause?: unknown): ApiError {
  return new ApiError({ kind: 'schema', endpointId: endpoint.id, ...head, retryAfter: null, reason, data, cause });
}

/**
 * The canonical reply from the body of a success.
 * @throws ApiError `schema` if it is unusable, `http` if it says `{ "status": "error" }`
 */
export async function readReply<E extends Endpoint>(endpoint: E, head: ReplyHead, text: string): Promise<Reply<E>> {
  const isEmpty = text.trim() === '';
  let body = isEmpty ? undefined : parseJson(text);
  if (isErrorBody(body)) throw await errorFromBody(endpoint, head, body);

  if (endpoint.anyBody) body = body === NOT_JSON ? undefined : body;
  else if (isEmpty && endpoint.empty) body = null;
  else if (isEmpty) throw unusable(endpoint, head, 'empty reply', '');
  else if (body === NOT_JSON) throw unusable(endpoint, head, 'not JSON', text);

  const read = endpoint.response.safeParse(body);
  if (!read.success) throw unusable(endpoint, head, 'wrong shape', body, read.error);
  return read.data as Reply<E>;
}
