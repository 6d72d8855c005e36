import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { TracedProcess } from './open-traces.ts';
import { KINDS, setRecorder, traceHeaders, type Span } from './spans.ts';
import type { TraceSettings } from './trace-settings.ts';

/** The event with which Node's `fetch` announces a request before it is sent. */
const FETCHING = 'undici:request:create';

interface Fetching {
  readonly request: { readonly origin: string | URL; addHeader(name: string, value: string): void };
}

/** Milliseconds between two batches, and the time limit for sending one. */
const EVERY = 5_000;
const TIMEOUT = 10_000;
/** Spans per batch, and how many may wait; more are lost instead of filling the memory. */
const BATCH = 512;
const QUEUE = 4_096;

const ERROR = 2;

const readHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('=').map((part) => decodeURIComponent(part.trim())))
      .flatMap(([name = '', ...value]) => (name === '' ? [] : [[name, value.join('=')]])),
  );

/** Nanoseconds since 1970, which exceed JSON's numbers. */
const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1_000)}000`;

const attributes = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: value } : { stringValue: value },
  }));

const written = ({ traceId, id, parentId, name, kind, start, end, hasFailed, attributes: values }: Span) => ({
  traceId,
  spanId: id,
  ...(parentId === undefined ? {} : { parentSpanId: parentId }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanoseconds(start),
  endTimeUnixNano: nanoseconds(end),
  attributes: attributes(values),
  status: hasFailed ? { code: ERROR } : {},
});

/** See `openTraces`, which loads this file if traces are wanted: OTLP 1, as JSON over HTTP. */
export function exportTraces(
  { endpoint, share, headers }: TraceSettings,
  { name, passesOnTo, warn }: TracedProcess,
): () => Promise<void> {
  const address = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const sent = { ...readHeaders(headers), 'content-type': 'application/json' };
  const resource = { attributes: attributes({ 'service.name': `maidan-${name}` }) };
  const waiting: Span[] = [];
  let isAway = false;

  async function send(): Promise<void> {
    const spans = waiting.splice(0, BATCH).map(written);
    if (spans.length === 0) return;
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'maidan' }, spans }] }] });
    const refused = await fetch(address, {
      method: 'POST',
      headers: sent,
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok ? null : `it answered ${answer.status}`;
      },
      (error: Error) => error.message,
    );
    // Once, not for each batch. The spans are lost, because they must never burden the server.
    if (refused !== null && !isAway) warn(`the trace collector refuses spans: ${refused}`);
    isAway = refused !== null;
    if (refused === null) await send();
  }

  const timer = setInterval(() => void send(), EVERY);
  timer.unref();
  setRecorder({
    share,
    add: (span) => {
      if (waiting.length < QUEUE) waiting.push(span);
    },
  });

  const passOn = (message: unknown) => {
    const { request } = message as Fetching;
    if (String(request.origin) !== passesOnTo) return;
    for (const [header, value] of Object.entries(traceHeaders())) request.addHeader(header, value);
  };
  subscribe(FETCHING, passOn);

  return async () => {
    clearInterval(timer);
    unsubscribe(FETCHING, passOn);
    setRecorder(null);
    await send();
  };
}
