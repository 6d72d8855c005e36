import type { Endpoint } from '@maidan/contract/core/endpoint';
import { liveEvents, type LiveEvent } from '@maidan/contract/operations/live';
import { withSchemas } from '../core/endpoint-schemas.ts';
import { parseJson } from '../core/json-text.ts';
import { requestUrl } from '../core/request-url.ts';
import { readRetryAfter } from '../errors/retry-after.ts';
import { readEvents } from './read-events.ts';

/** Our server sends something at least every 20 seconds. */
const SILENCE_MS = 45_000;

/**
 * - `unknown-call`: a server without this extension
 * - `refused`: the server refused the token
 * - `ended`: after it had been open
 * - `failed`: it did not open
 */
export type StreamEnd =
  | { readonly kind: 'unknown-call' | 'refused' | 'ended' }
  | { readonly kind: 'failed'; readonly retryAfter: number | null };

export interface StreamOptions {
  /** Base of the main service. */
  readonly base: string;
  readonly token: string;
  /** Id of the last event received, null for none. */
  readonly after: number | null;
  readonly signal: AbortSignal;
  readonly onEvent: (event: LiveEvent, id: number | null) => void;
  /** Whose events are kinds of `LiveEvent`; the readers' own by default. */
  readonly endpoint?: Endpoint;
  readonly fetch?: typeof globalThis.fetch;
}

/** Aborts unless `alive` is called now and then. */
export function watchdog(outer: AbortSignal) {
  const own = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => own.abort(), SILENCE_MS);
  };
  alive();
  return { signal: AbortSignal.any([outer, own.signal]), alive, stop: () => clearTimeout(timer) };
}

const isEventStream = ({ ok, headers }: Response) =>
  ok && (headers.get('content-type') ?? '').startsWith('text/event-stream');

function failureOf(answer: Response): StreamEnd {
  if (answer.status === 401) return { kind: 'refused' };
  // A success of another kind: some servers answer every address with their front page.
  if (answer.ok || [404, 405, 501].includes(answer.status)) return { kind: 'unknown-call' };
  return { kind: 'failed', retryAfter: readRetryAfter(answer.headers.get('retry-after'), Date.now()) };
}

/**
 * Opens the stream of live events and reads it to its end. The token goes in a header, never in an address, which is why
 * the browser's own EventSource cannot be used.
 */
export async function openStream(options: StreamOptions): Promise<StreamEnd> {
  const { base, token, after, onEvent, endpoint = liveEvents as Endpoint, fetch = globalThis.fetch } = options;
  const dog = watchdog(options.signal);
  let isOpen = false;
  try {
    const { response } = await withSchemas(endpoint);
    const answer = await fetch(requestUrl(base, endpoint, { query: { after } }), {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: dog.signal,
    });
    if (!isEventStream(answer) || !answer.body) {
      await answer.body?.cancel();
      return failureOf(answer);
    }
    for await (const { id, data } of readEvents(answer.body, dog.alive)) {
      isOpen = true;
      const read = response.safeParse(parseJson(data));
      onEvent(read.success ? (read.data as LiveEvent) : { kind: 'refresh', conversation_id: null }, Number(id) || null);
    }
  } catch {
    // The connection broke, was silent for too long, or was cancelled.
  } finally {
    dog.stop();
  }
  return isOpen ? { kind: 'ended' } : { kind: 'failed', retryAfter: null };
}
