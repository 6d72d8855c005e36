import {
  Agent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import type { ErrorBody, ErrorCode } from '@maidan/contract/core/errors';
import { IDEMPOTENCY_HEADER } from '@maidan/contract/core/headers';
import { TRACE_HEADERS, traceHeaders } from '@maidan/http-edge/traces/spans';
import type { Log } from './log.server.ts';

/**
 * Headers that belong to one connection and are never passed on (RFC 9110, section 7.6.1). Other headers listed in Connection
 * are passed on: a caller could list the length of its body, and hide a second request in it.
 */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Request headers that this server has already acted on, or writes itself. */
const OF_REQUESTS = ['content-length', 'expect'];

function passedOn(headers: IncomingMessage['headers'], others: readonly string[] = []): IncomingMessage['headers'] {
  const copy = { ...headers };
  for (const name of [...HOP_BY_HOP, ...TRACE_HEADERS, ...others]) delete copy[name];
  return copy;
}

/** How the body of a request is framed for the API: as the parser has read it, never as the caller wrote it. */
function framing({ headers }: IncomingMessage): OutgoingHttpHeaders {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  const length = headers['content-length'];
  return length === undefined ? {} : { 'content-length': Number(length) };
}

/** The error shape of the API, for requests that the site must answer instead. */
export function apiErrorBody(code: ErrorCode, message: string, requestId: string): string {
  return JSON.stringify({ status: 'error', message, code, request_id: requestId } satisfies ErrorBody);
}

/** A body up to this size, in bytes, is kept until the API has begun to answer. */
const KEPT_BODY = 64 * 1024;

/** Keeps the part of a body that has arrived. The returned function returns it, or null if it was too large. */
function keepBody(incoming: IncomingMessage): () => Buffer[] | null {
  let chunks: Buffer[] | null = [];
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > KEPT_BODY) chunks = null;
    chunks?.push(chunk);
  });
  return () => chunks;
}

/** Whether a request may reach the API twice: without a key, a second POST could be a second vote. */
function isRepeatable({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD' || headers[IDEMPOTENCY_HEADER.toLowerCase()] !== undefined;
}

/** Forwards the rest of a body. */
function forwardRest(incoming: IncomingMessage, upstream: ClientRequest): void {
  if (incoming.readableEnded) upstream.end();
  else incoming.pipe(upstream);
}

/**
 * Forwards requests to the API as streams, in both directions: ranges, uploads and event streams work as if the API were
 * called directly. The API sees the caller's address and the requested host.
 * @param headers of every answer; the answer's own take precedence
 */
export function createApiProxy(apiOrigin: string, log: Log, headers: Readonly<Record<string, string>>) {
  const always = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const target = new URL(apiOrigin);
  const tls = target.protocol === 'https:';
  const agent = tls ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const send = tls ? tlsRequest : httpRequest;
  const eventStreams = new Set<ServerResponse>();

  function passThrough(incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): void {
    const forwardedFor = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress]
      .filter(Boolean)
      .join(', ');
    const options: RequestOptions = {
      hostname: target.hostname,
      port: target.port,
      method: incoming.method,
      path: incoming.url,
      // Even if Node was started with `--insecure-http-parser`.
      insecureHTTPParser: false,
      headers: {
        ...passedOn(incoming.headers, OF_REQUESTS),
        ...framing(incoming),
        'x-forwarded-for': forwardedFor,
        'x-forwarded-host': incoming.headers.host ?? '',
        ...traceHeaders(),
      },
    };
    const repeatable = isRepeatable(incoming);
    const body = repeatable ? keepBody(incoming) : () => null;

    function openRequest(fresh: boolean): ClientRequest {
      const request = send({ ...options, agent: fresh ? false : agent });
      request.on('response', (answer) => {
        const own = passedOn(answer.headers);
        outgoing.writeHead(answer.statusCode ?? 502, { ...always, 'x-request-id': requestId, ...own });
        if (answer.headers['content-type']?.startsWith('text/event-stream')) eventStreams.add(outgoing);
        // A client must not wait for the rest of an aborted answer.
        answer.on('error', () => outgoing.destroy());
        answer.pipe(outgoing);
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The API closed an idle connection just as it was reused, so it has not seen the request.
        const isStale = request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        const sent = isStale && !outgoing.headersSent && !outgoing.destroyed ? body() : null;
        if (sent === null) giveUp(error);
        else {
          upstream = openRequest(true);
          for (const chunk of sent) upstream.write(chunk);
          forwardRest(incoming, upstream);
        }
      });
      return request;
    }

    function giveUp(error: Error): void {
      // The client has left, and we aborted the request ourselves.
      if (outgoing.destroyed) return;
      log.warn({ requestId, error: error.message }, 'the API did not answer');
      if (outgoing.headersSent) {
        outgoing.destroy();
        return;
      }
      // The rest of an unread body must not block the connection.
      if (!incoming.complete) outgoing.setHeader('connection', 'close');
      outgoing.writeHead(503, {
        ...always,
        'content-type': 'application/json',
        'retry-after': '5',
        'cache-control': 'no-store',
        'x-request-id': requestId,
      });
      const text = 'We cannot reach our server right now. Please try again in a moment.';
      outgoing.end(apiErrorBody('unavailable', text, requestId));
    }

    // A request that may not be repeated gets a new connection, which the API cannot have closed.
    let upstream = openRequest(!repeatable);
    // If the client leaves, the request to the API ends too; otherwise, event streams would pile up there.
    outgoing.on('close', () => {
      eventStreams.delete(outgoing);
      upstream.destroy();
      // The connection's next request is behind the rest of a body that the API did not wait for.
      incoming.unpipe();
      incoming.resume();
    });
    incoming.pipe(upstream);
  }

  return {
    passThrough,
    /** For a stopping process: only these would never end on their own. */
    endEventStreams(): void {
      for (const outgoing of eventStreams) outgoing.end();
    },
  };
}
