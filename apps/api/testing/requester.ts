import type { Endpoint, Input, Reply } from '@maidan/contract/core/endpoint';
import { defaultBases, joinPath } from '@maidan/contract/core/services';
import type { Hono } from 'hono';
import type { HttpEnv } from '../src/http/call.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  readonly json: unknown;
}

export interface RequestParts {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The caller's address. */
  readonly peer?: string;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const agent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

/** Sends real requests through the app, without a socket. */
export function requester(app: Hono<HttpEnv>) {
  const send = async (method: string, path: string, parts: RequestParts = {}, body?: unknown): Promise<Answer> => {
    const headers = new Headers({ 'user-agent': agent, ...parts.headers });
    if (parts.token) headers.set('authorization', `Bearer ${parts.token}`);
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm && !headers.has('content-type')) headers.set('content-type', 'application/json');
    const sent = body === undefined ? null : typeof body === 'string' || isForm ? body : JSON.stringify(body);
    const response = await app.request(path, { method, headers, body: sent }, { peer: parts.peer ?? '127.0.0.1' });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parseJson(text) };
  };

  /** Calls an endpoint of the contract; any status is fine. */
  const request = <E extends Endpoint>(endpoint: E, input: Input<E>, parts?: RequestParts): Promise<Answer> => {
    const { body } = input as Parts;
    return send(endpoint.method, addressOf(endpoint, input as Parts), parts, endpoint.multipart ? formOf(body) : body);
  };

  /** Calls an endpoint and parses its reply, which must be a success. */
  const reply = async <E extends Endpoint>(endpoint: E, input: Input<E>, parts?: RequestParts): Promise<Reply<E>> => {
    const answer = await request(endpoint, input, parts);
    if (answer.status >= 300) throw new Error(`${endpoint.id} answered ${answer.status}: ${answer.text}`);
    return endpoint.response.parse(answer.json ?? null) as Reply<E>;
  };

  return { send, request, reply, get: (path: string, parts?: RequestParts) => send('GET', path, parts) };
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = joinPath(defaultBases[endpoint.service], endpoint.path).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** A body as sites send it: nested names in brackets. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  const put = (name: string, value: unknown): void => {
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) put(name === '' ? key : `${name}[${key}]`, part);
    } else if (value !== undefined && value !== null) form.append(name, String(value));
  };
  put('', body);
  return form;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
