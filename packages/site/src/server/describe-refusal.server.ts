import type { Refusal, RefusalBody } from '@maidan/http-edge/edge-server';
import { apiErrorBody } from './api-proxy.server.ts';
import { ERROR_DOCUMENT_POLICY, errorDocument } from './documents/error-document.server.ts';

/** The answer to a request that is refused before it is read: the error shape for an API call, a page for people. */
export function describeRefusal({ status, text, requestId }: Refusal, isCall: boolean): RefusalBody {
  if (isCall) {
    return {
      headers: { 'Content-Type': 'application/json' },
      body: apiErrorBody(status === 429 ? 'too_many_requests' : 'bad_request', text, requestId),
    };
  }
  const page =
    status === 400
      ? { title: 'This link is not valid', text: 'Part of its address cannot be read.' }
      : { title: 'This page could not be opened', text };
  return {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': ERROR_DOCUMENT_POLICY },
    body: errorDocument({ ...page, requestId }),
  };
}
