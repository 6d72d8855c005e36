import {
  Agent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import type { Log } from './log.server.ts';

/** Headers that belong to one connection and are never passed on (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
];

function passedOn(headers: IncomingMessage['headers']): IncomingMessage['headers'] {
  const copy = { ...headers };
  for (const name of HOP_BY_HOP) delete copy[name];
  return copy;
}

/** A body up to this size, in bytes, is kept until the API has begun to answer. */
const KEPT_BODY = 64 * 1024;

/** Remembers what has come of a body; the returned function answers it, or null when it was too much. */
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

/** Sends on what is still to come of a body. */
function follow(incoming: IncomingMessage, upstream: ClientRequest): void {
  if (incoming.readableEnded) upstream.end();
  else incoming.pipe(upstream);
}

/**
 * Passes a request through to the API as a stream, in both directions: ranges, uploads and event streams work as if the
 * API were asked directly. The API sees the address of the caller and the host that was asked for.
 */
export function createApiProxy(apiOrigin: string, log: Log) {
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
      headers: {
        ...passedOn(incoming.headers),
        'x-forwarded-for': forwardedFor,
        'x-forwarded-host': incoming.headers.host ?? '',
      },
    };
    const body = keepBody(incoming);

    function ask(fresh: boolean): ClientRequest {
      const request = send({ ...options, agent: fresh ? false : agent });
      request.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
        if (answer.headers['content-type']?.startsWith('text/event-stream')) eventStreams.add(outgoing);
        // What breaks off there breaks off here: a reader must not wait for the rest.
        answer.on('error', () => outgoing.destroy());
        answer.pipe(outgoing);
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // An idle connection that the API closed in the moment we took it: it has not seen the request.
        const isStale = request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        const sent = isStale && !outgoing.headersSent && !outgoing.destroyed ? body() : null;
        if (sent === null) giveUp(error);
        else {
          upstream = ask(true);
          for (const chunk of sent) upstream.write(chunk);
          follow(incoming, upstream);
        }
      });
      return request;
    }

    function giveUp(error: Error): void {
      log.warn({ requestId, error: error.message }, 'the API did not answer');
      if (outgoing.headersSent) {
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5', 'cache-control': 'no-store' });
      outgoing.end(
        JSON.stringify({
          status: 'error',
          message: 'We cannot reach our server right now. Please try again in a moment.',
          code: 'unavailable',
          request_id: requestId,
        }),
      );
    }

    let upstream = ask(false);
    // A reader who leaves takes the request to the API along; otherwise event streams would pile up there.
    outgoing.on('close', () => {
      eventStreams.delete(outgoing);
      upstream.destroy();
    });
    incoming.pipe(upstream);
  }

  return {
    passThrough,
    /** For a process that stops: these alone would never end by themselves. */
    endEventStreams(): void {
      for (const outgoing of eventStreams) outgoing.end();
    },
  };
}
