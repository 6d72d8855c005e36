import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';

/** The headers of W3C Trace Context and Baggage, accepted only from our own servers. */
export const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'] as const;

/** OTLP's numbers for kinds of spans. */
export const KINDS = { server: 2, client: 3, consumer: 5 } as const;

/** A section of work in a trace. */
export interface Span {
  /** 32 and 16 hexadecimal digits. */
  readonly traceId: string;
  readonly id: string;
  readonly parentId?: string;
  /** Whether it is sent; spans inside it follow its decision, even in other servers. */
  readonly isSampled: boolean;
  readonly kind: keyof typeof KINDS;
  name: string;
  /** Milliseconds since 1970, with fractions. */
  readonly start: number;
  end: number;
  hasFailed: boolean;
  readonly attributes: Record<string, string | number>;
}

/** Where ended spans go, and the fraction of traces starting here that is sent. */
export interface Recorder {
  readonly share: number;
  readonly add: (span: Span) => void;
}

let recorder: Recorder | null = null;
const current = new AsyncLocalStorage<Span>();

/** Without a recorder, nothing is measured. */
export function setRecorder(next: Recorder | null): void {
  recorder = next;
}

const now = () => performance.timeOrigin + performance.now();

interface Parent {
  readonly traceId: string;
  readonly id?: string;
  readonly isSampled: boolean;
}

const newTrace = ({ share }: Recorder): Parent => ({
  traceId: randomBytes(16).toString('hex'),
  isSampled: Math.random() < share,
});

function readParent(header: string | string[] | undefined): Parent | null {
  const [, traceId = '', id = '', flags = ''] =
    /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(header)) ?? [];
  return traceId === '' ? null : { traceId, id, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

const begin = (kind: Span['kind'], name: string, { traceId, id, isSampled }: Parent, start = now()): Span => ({
  traceId,
  id: randomBytes(8).toString('hex'),
  ...(id === undefined ? {} : { parentId: id }),
  isSampled,
  kind,
  name,
  start,
  end: start,
  hasFailed: false,
  attributes: {},
});

function finish(span: Span, end = now()): void {
  span.end = end;
  if (span.isSampled) recorder?.add(span);
}

/**
 * Makes each request a span that contains its queries and calls. It has no address, header or body: `nameRequest` gives
 * it a name without personal data.
 * @param continues whether the caller is one of our own servers, whose trace continues here
 */
export function traceRequests(listener: RequestListener, { continues }: { continues: boolean }): RequestListener {
  return (request, response) => {
    if (recorder === null) return listener(request, response);
    const { method = '' } = request;
    const parent = continues ? readParent(request.headers['traceparent']) : null;
    const span = begin('server', method, parent ?? newTrace(recorder));
    span.attributes['http.request.method'] = method;
    response.once('close', () => {
      span.attributes['http.response.status_code'] = response.statusCode;
      span.hasFailed = response.statusCode >= 500;
      finish(span);
    });
    current.run(span, () => listener(request, response));
  };
}

/** Names the request being answered, once its purpose is known. Without traces, it does nothing. */
export function nameRequest(method: string, route: string, requestId: string): void {
  const span = current.getStore();
  if (span?.kind !== 'server') return;
  span.name = `${method} ${route}`;
  span.attributes['http.route'] = route;
  span.attributes['maidan.request_id'] = requestId;
}

/** The headers with which the next server continues this trace; none without traces. */
export function traceHeaders(): Record<string, string> {
  const span = current.getStore();
  return span ? { traceparent: `00-${span.traceId}-${span.id}-${span.isSampled ? '01' : '00'}` } : {};
}

export interface EndedQuery {
  /** OpenTelemetry's names for databases: `sqlite`, `postgresql`. */
  readonly engine: string;
  /** With placeholders: a trace never contains values. */
  readonly sql: string;
  readonly milliseconds: number;
  readonly hasFailed: boolean;
}

/** Records a finished query as part of the request or job that made it. */
export function recordQuery({ engine, sql, milliseconds, hasFailed }: EndedQuery): void {
  const parent = current.getStore();
  if (!parent?.isSampled) return;
  const end = now();
  const span = begin('client', /\w+/.exec(sql)?.[0] ?? 'query', parent, end - milliseconds);
  Object.assign(span.attributes, { 'db.system.name': engine, 'db.query.text': sql });
  span.hasFailed = hasFailed;
  finish(span, end);
}

/** Gives work outside of a request its own trace. */
export async function traceWork<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (recorder === null) return work();
  const span = begin('consumer', name, newTrace(recorder));
  try {
    return await current.run(span, work);
  } catch (error) {
    span.hasFailed = true;
    throw error;
  } finally {
    finish(span);
  }
}
