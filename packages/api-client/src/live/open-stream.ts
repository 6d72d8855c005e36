import type { Endpoint, Reply } from '@maidan/contract/core/endpoint';
import { withSchemas } from '../core/endpoint-schemas.ts';
import { parseJson } from '../core/json-text.ts';
import { requestUrl, type RequestParts } from '../core/request-url.ts';
import { readRetryAfter } from '../errors/retry-after.ts';
import { readEvents } from './read-events.ts';

/** Our server sends something at least every 20 seconds. */
const SILENCE_MS = 45_000;

/**
 * - `unknown-call`: a server without this extension
 * - `refused`: the server refused the token
 * - `ended`: the stream ended after it had opened
 * - `failed`: the stream did not open
 */
export type StreamEnd =
  | { readonly kind: 'unknown-call' | 'refused' | 'ended' }
  | { readonly kind: 'failed'; readonly retryAfter: number | null };

interface StreamOptions<E extends Endpoint> {
  /** Base of the endpoint's service. */
  readonly base: string;
  /** Its response is the schema of one event. */
  readonly endpoint: E;
  readonly input: RequestParts;
  /** Null for a stream that needs no login. */
  readonly token: string | null;
  readonly signal: AbortSignal;
  /** Called once anything arrives, even a heartbeat. */
  readonly onOpen: () => void;
  /** The event is null if it cannot be read. */
  readonly onEvent: (event: Reply<E> | null, id: number | null) => void;
  readonly fetch?: typeof globalThis.fetch;
}

/** Aborts unless `alive` is called regularly. */
function watchdog(outer: AbortSignal) {
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
  // A success of another kind: some servers answer every URL with their front page.
  if (answer.ok || [404, 405, 501].includes(answer.status)) return { kind: 'unknown-call' };
  return { kind: 'failed', retryAfter: readRetryAfter(answer.headers.get('retry-after'), Date.now()) };
}

/**
 * Opens a stream of events and reads it to its end. The token goes in a header, never in a URL, which rules out
 * the browser's own EventSource.
 */
export async function openStream<E extends Endpoint>(options: StreamOptions<E>): Promise<StreamEnd> {
  const { base, endpoint, input, token, signal, onOpen, onEvent, fetch = globalThis.fetch } = options;
  const dog = watchdog(signal);
  let isOpen = false;
  const hear = () => {
    dog.alive();
    if (!isOpen) onOpen();
    isOpen = true;
  };
  try {
    const { response } = await withSchemas(endpoint);
    const answer = await fetch(requestUrl(base, endpoint, input), {
      headers: { Accept: 'text/event-stream', ...(token !== null && { Authorization: `Bearer ${token}` }) },
      cache: 'no-store',
      signal: dog.signal,
    });
    if (!isEventStream(answer) || !answer.body) {
      await answer.body?.cancel();
      return failureOf(answer);
    }
    for await (const { id, data } of readEvents(answer.body, hear)) {
      const read = response.safeParse(parseJson(data));
      onEvent(read.success ? (read.data as Reply<E>) : null, Number(id) || null);
    }
  } catch {
    // The connection broke, was silent for too long, or was cancelled.
  } finally {
    dog.stop();
  }
  return isOpen ? { kind: 'ended' } : { kind: 'failed', retryAfter: null };
}
