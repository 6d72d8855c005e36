import type { Endpoint, Input, Reply } from '@maidan/contract/core/endpoint';
import { IDEMPOTENCY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@maidan/contract/core/headers';
import { defaultBases, type Service } from '@maidan/contract/core/services';
import ky, { type Options, type ResponsePromise } from 'ky';
import { ApiError, isUnauthenticated } from '../errors/api-error.ts';
import { readCookie } from './cookies.ts';
import { formBody } from './form-body.ts';
import { readReply } from './read-reply.ts';
import { isSameOrigin, requestUrl, type RequestParts } from './request-url.ts';
import { replyHead, toApiError, type ReplyHead } from '../errors/to-api-error.ts';

const TIMEOUT_MS = 10_000;

/** What calls need to know about the session. */
export interface SessionPort {
  token(): string | null;
  /** The server refused this token; by now another one may be in use. */
  onUnauthorized?(token: string): void;
}

export interface ApiOptions {
  /** Overrides the default bases. Absolute outside a browser. */
  readonly bases?: Readonly<Partial<Record<Service, string>>>;
  readonly session: SessionPort;
  /** The platform's own by default. */
  readonly fetch?: typeof globalThis.fetch;
  readonly readCookie?: (name: string) => string | null;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** One per action, so that repeating a POST after a lost reply writes nothing twice. */
  readonly idempotencyKey?: string;
  /** Milliseconds for the whole call, 10,000 by default. */
  readonly timeout?: number;
  /** The call continues after the page is closed. */
  readonly keepalive?: boolean;
  /** Reports how much of a multipart body has been sent, 0 to 1. In browsers only. */
  readonly onUploadProgress?: (share: number) => void;
}

/** Every call goes through here. */
export interface Api {
  /** @throws ApiError and nothing else, except for a relative base outside a browser (TypeError). */
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Reply<E>>;
}

function requestBody(endpoint: Endpoint, body: unknown, { onUploadProgress }: CallOptions): Options {
  if (endpoint.multipart) {
    const form = formBody(body);
    if (!onUploadProgress) return { body: form };
    // Loaded with the first upload: most pages never send a file.
    const send = async () => (await import('./upload-fetch.ts')).uploadFetch(form, onUploadProgress);
    return { body: form, fetch: async (...request) => (await send())(...request) };
  }
  return body === undefined ? {} : { json: body };
}

// Read through ky, so that its timeout covers the body too.
async function receive(pending: ResponsePromise): Promise<readonly [ReplyHead, string]> {
  return [replyHead(await pending), await pending.text()];
}

/** Adds the bearer token and the XSRF header, sets a timeout, and reads every reply by its schema. */
export function createApi({ bases, session, fetch, readCookie: cookie = readCookie }: ApiOptions): Api {
  function headers(endpoint: Endpoint, base: string, token: string | null, idempotencyKey?: string) {
    const xsrf = endpoint.method !== 'GET' && isSameOrigin(base) ? cookie(endpoint.xsrfCookie ?? XSRF_COOKIE) : null;
    return {
      Accept: 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(xsrf === null ? {} : { [XSRF_HEADER]: xsrf }),
      ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    };
  }

  async function send<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions): Promise<Reply<E>> {
    const token = endpoint.auth === 'bearer' ? session.token() : null;
    if (endpoint.auth === 'bearer' && token === null) {
      throw new ApiError({ kind: 'http', endpointId: endpoint.id, status: 401, code: 'unauthenticated' });
    }
    const base = bases?.[endpoint.service] ?? defaultBases[endpoint.service];
    const parts = input as RequestParts;
    // Thrown as it is: a URL that cannot be built is a bug, not a network failure.
    const pending = ky(requestUrl(base, endpoint, parts), {
      method: endpoint.method,
      headers: headers(endpoint, base, token, options.idempotencyKey),
      // Only the query client retries; two layers would multiply their attempts.
      retry: 0,
      timeout: false,
      totalTimeout: options.timeout ?? TIMEOUT_MS,
      ...(options.keepalive ? { keepalive: true } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(fetch ? { fetch } : {}),
      ...requestBody(endpoint, parts.body, options),
    });
    const [head, text] = await receive(pending).catch((cause: unknown) => {
      const error = toApiError(endpoint, cause, options.signal);
      if (isUnauthenticated(error) && token !== null) session.onUnauthorized?.(token);
      throw error;
    });
    return readReply(endpoint, head, text);
  }

  return { call: (endpoint, input, options = {}) => send(endpoint, input, options) };
}
