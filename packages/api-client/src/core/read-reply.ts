import type { Endpoint, Reply } from '@maidan/contract/core/endpoint';
import { ApiError } from '../errors/api-error.ts';
import { wordsFor } from '../errors/error-words.ts';
import { NOT_JSON, parseJson } from './json-text.ts';
import { errorFromBody, type ReplyHead } from '../errors/to-api-error.ts';

function isErrorBody(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'status' in value && value.status === 'error';
}

function useless(endpoint: Endpoint, head: ReplyHead, code: string, data: unknown, cause?: unknown): ApiError {
  const { status, requestId } = head;
  const userMessage = wordsFor({ kind: 'schema' });
  const told = requestId === null ? {} : { requestId };
  return new ApiError({ kind: 'schema', endpointId: endpoint.id, userMessage, status, code, data, cause, ...told });
}

/**
 * The canonical reply in the body of a success.
 * @throws ApiError `schema` when it is of no use, `http` when it says `{ "status": "error" }`
 */
export function readReply<E extends Endpoint>(endpoint: E, head: ReplyHead, text: string): Reply<E> {
  const isEmpty = text.trim() === '';
  let body = isEmpty ? undefined : parseJson(text);
  if (isErrorBody(body)) throw errorFromBody(endpoint, head, body);

  if (endpoint.anyBody) body = body === NOT_JSON ? undefined : body;
  else if (isEmpty && endpoint.empty) body = null;
  else if (isEmpty) throw useless(endpoint, head, 'empty_reply', text);
  else if (body === NOT_JSON) throw useless(endpoint, head, 'not_json', text);

  const read = endpoint.response.safeParse(body);
  if (!read.success) throw useless(endpoint, head, 'wrong_shape', body, read.error);
  return read.data as Reply<E>;
}
