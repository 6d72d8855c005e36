import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import type { Log } from './log.ts';

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

/**
 * Passes a request through to the API as a stream, in both directions: ranges, uploads and event streams work as if the
 * API were asked directly. The API sees the address of the caller and the host that was asked for.
 */
export function createApiProxy(apiOrigin: string, log: Log) {
  const target = new URL(apiOrigin);
  const tls = target.protocol === 'https:';
  const agent = tls ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const send = tls ? tlsRequest : httpRequest;

  return (incoming: IncomingMessage, outgoing: ServerResponse, requestId: string): void => {
    const forwardedFor = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress]
      .filter(Boolean)
      .join(', ');
    const upstream = send({
      agent,
      hostname: target.hostname,
      port: target.port,
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...passedOn(incoming.headers),
        'x-forwarded-for': forwardedFor,
        'x-forwarded-host': incoming.headers.host ?? '',
      },
    });
    upstream.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.pipe(outgoing);
    });
    upstream.on('error', (error) => {
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
    });
    // A reader who leaves takes the request to the API along; otherwise event streams would pile up there.
    outgoing.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  };
}
