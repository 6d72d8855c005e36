import type { Endpoint, Input, Reply } from '@maidan/contract/core/endpoint';
import type { Service } from '@maidan/contract/core/services';
import { ApiError, isAnswered } from '../errors/api-error.ts';
import type { Recover } from '../errors/recover.ts';
import { printOf, type AttemptKeys } from './attempt-keys.ts';
import { findEndpoint, loadEndpoints, type Endpoints } from './endpoint-schemas.ts';

/** What calls need to know about the session. */
export interface SessionPort {
  token(): string | null;
  /** The server refused this token; another one may be in use by now. */
  onUnauthorized?(token: string): void;
}

export interface ApiOptions {
  /** Override the default bases. Must be absolute outside a browser. */
  readonly bases?: Readonly<Partial<Record<Service, string>>>;
  readonly session: SessionPort;
  /** The platform's own by default. */
  readonly fetch?: typeof globalThis.fetch;
  readonly readCookie?: (name: string) => string | null;
  readonly recover?: Recover;
  /** Where the keys of unanswered writes are stored. With it, every write that the server deduplicates gets a key. */
  readonly attempts?: AttemptKeys;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** One per action, so that repeating a POST after a lost reply writes nothing twice. */
  readonly idempotencyKey?: string;
  /** The content is kept as a draft until it is sent. */
  readonly isDraft?: boolean;
  /** Milliseconds for the whole call, 10,000 by default. */
  readonly timeout?: number;
  /** Lets the call continue after the page is closed. */
  readonly keepalive?: boolean;
  /** Reports the sent part of a multipart body, 0 to 1. In browsers only. */
  readonly onUploadProgress?: (share: number) => void;
}

/** All calls go through here. */
export interface Api {
  /** @throws ApiError and nothing else, except for a relative base outside a browser (TypeError). */
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Reply<E>>;
}

interface Sender {
  readonly send: typeof import('./send.ts').send;
  readonly endpoints: Endpoints;
}

let sender: Sender | undefined;

async function loadSender(): Promise<Sender> {
  const [{ send }, endpoints] = await Promise.all([import('./send.ts'), loadEndpoints()]);
  return (sender = { send, endpoints });
}

/** Loads the code of calls ahead of the first one. A failure is left to that call. */
export async function preloadCalls(): Promise<void> {
  await loadSender().catch(() => undefined);
}

const takesKey = ({ auth, method, reads }: Endpoint): boolean => method !== 'GET' && auth !== 'public' && !reads;

/** Makes a write under the key of its unanswered attempt, if there is one. */
async function writeOnce<Result>(
  attempts: AttemptKeys,
  print: string,
  { isDraft = false }: CallOptions,
  call: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> {
  const key = attempts.begin(print, { isDraft });
  try {
    const reply = await call(key);
    attempts.settle(key);
    return reply;
  } catch (error) {
    if (isAnswered(error)) attempts.settle(key);
    else attempts.leave(key);
    throw error;
  }
}

/** The code that sends calls and reads replies is loaded with the first call: a page's initial data is in its document. */
export function createApi(api: ApiOptions): Api {
  return {
    async call(endpoint, input, options = {}) {
      const cannotLoad = (cause: unknown) => {
        throw new ApiError({ kind: 'network', endpointId: endpoint.id, cause });
      };
      // Once it is loaded, nothing is awaited: what is sent while a page closes goes out now or never.
      const { send, endpoints } = sender ?? (await loadSender().catch(cannotLoad));
      const { attempts, recover } = api;
      const attempt = (more: CallOptions) => {
        const sendNow = () => send(findEndpoint(endpoints, endpoint), input, { ...options, ...more }, api);
        if (!recover) return sendNow();
        return sendNow().catch(async (error: unknown) => {
          if (await recover(error)) return sendNow();
          throw error;
        });
      };
      if (!attempts || options.idempotencyKey !== undefined || !takesKey(endpoint)) return attempt({});
      return writeOnce(attempts, printOf(endpoint.id, input), options, (idempotencyKey) => attempt({ idempotencyKey }));
    },
  };
}
