import type { Endpoint, Input, Reply } from '@maidan/contract/core/endpoint';
import { t } from '@maidan/i18n/text';
import { IDEMPOTENCY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@maidan/contract/core/headers';
import { defaultBases } from '@maidan/contract/core/services';
import ky, { type Options, type ResponsePromise } from 'ky';
import { ApiError, isUnauthenticated } from '../errors/api-error.ts';
import { readCookie } from './cookies.ts';
import type { ApiOptions, CallOptions } from './create-api.ts';
import { formBody } from './form-body.ts';
import { readReply } from './read-reply.ts';
import { isSameOrigin, requestUrl, type RequestParts } from './request-url.ts';
import { replyHead, toApiError, type ReplyHead } from '../errors/to-api-error.ts';

const TIMEOUT_MS = 10_000;

function requestBody(endpoint: Endpoint, body: unknown, { onUploadProgress }: CallOptions): Options {
  if (endpoint.multipart) {
    const form = formBody(body);
    if (!onUploadProgress) return { body: form };
    // Loaded with the first upload: most pages never send a file.
    const upload = async () => (await import('./upload-fetch.ts')).uploadFetch(form, onUploadProgress);
    return { body: form, fetch: async (...request) => (await upload())(...request) };
  }
  return body === undefined ? {} : { json: body };
}

// Read through ky, so that its timeout covers the body too.
async function receive(pending: ResponsePromise): Promise<readonly [ReplyHead, string]> {
  return [replyHead(await pending), await pending.text()];
}

/** Adds the bearer token, the XSRF header and the page's language, sets a timeout, and reads the reply with its schema. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions,
  { bases, session, fetch, readCookie: cookie = readCookie }: ApiOptions,
): Promise<Reply<E>> {
  const token = endpoint.auth !== 'public' ? session.token() : null;
  if (endpoint.auth !== 'public' && token === null) {
    throw new ApiError({ kind: 'http', endpointId: endpoint.id, status: 401, code: 'unauthenticated' });
  }
  const base = bases?.[endpoint.service] ?? defaultBases[endpoint.service];
  const xsrf = endpoint.method !== 'GET' && isSameOrigin(base) ? cookie(endpoint.xsrfCookie ?? XSRF_COOKIE) : null;
  const parts = input as RequestParts;
  // Rethrown unchanged: a URL that cannot be built is a bug, not a network failure.
  const pending = ky(requestUrl(base, endpoint, parts), {
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      // Errors come in the language of the page, regardless of the browser's.
      'Accept-Language': t('language.locale'),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(xsrf === null ? {} : { [XSRF_HEADER]: xsrf }),
      ...(options.idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: options.idempotencyKey }),
    },
    // Only the query client retries; two layers would multiply the attempts.
    retry: 0,
    timeout: false,
    totalTimeout: options.timeout ?? TIMEOUT_MS,
    ...(options.keepalive ? { keepalive: true } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(fetch ? { fetch } : {}),
    ...requestBody(endpoint, parts.body, options),
  });
  const [head, text] = await receive(pending).catch(async (cause: unknown) => {
    const error = await toApiError(endpoint, cause, options.signal);
    if (isUnauthenticated(error) && token !== null) session.onUnauthorized?.(token);
    throw error;
  });
  return readReply(endpoint, head, text);
}
