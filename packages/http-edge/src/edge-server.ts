import { randomUUID } from 'node:crypto';
import { createServer, STATUS_CODES, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { answerInTurn } from './answer-in-turn.ts';
import { hasOneLength } from './body-length.ts';
import { createFewAtATime } from './few-at-a-time.ts';
import { giveMemoryBack } from './give-memory-back.ts';
import { normaliseTarget } from './request-target.ts';
import { capSockets, createRequestCap } from './socket-cap.ts';
import { dropSlowReaders } from './slow-readers.ts';

const SECOND = 1000;

/** Why a request is refused before it reaches the app. */
export interface Refusal {
  readonly status: 400 | 408 | 429 | 431;
  readonly text: string;
  readonly requestId: string;
  /** As sent; undefined if the request could not be parsed. */
  readonly target?: string | undefined;
}

export interface RefusalBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface EdgeOptions {
  readonly listener: RequestListener;
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body of a refusal and its own headers: at least a Content-Type. */
  readonly describe: (refusal: Refusal) => RefusalBody;
  readonly log: (entry: { readonly request_id: string; readonly status: number; readonly reason: string }) => void;
  /** How long a whole request may take to arrive, in milliseconds. */
  readonly requestTimeout: number;
  /** The same for its headers; ten seconds by default. */
  readonly headersTimeout?: number;
  /** The number of our own proxies in front of it. A connection from one of them carries many people's requests. */
  readonly trustedProxies: number;
}

type RefusalText = readonly [Refusal['status'], string];

const LATE = 'ERR_HTTP_REQUEST_TIMEOUT';
/** The texts for refusals by the parser, by Node's error code. */
const parserErrors: Readonly<Record<string, RefusalText>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large. Deleting the cookies of this site may help.'],
  [LATE]: [408, 'The request took too long to arrive. Please try again.'],
};
/** Connections refused per turn: if thousands were opened together, all are late together. */
const LATE_AT_A_TIME = 20;
const MALFORMED: RefusalText = [400, 'The request is malformed.'];
const CROWDED: RefusalText = [429, 'Too many requests at once from your network. Please try again in a moment.'];

/**
 * A server whose every answer, even to bytes that are not HTTP, has our headers, body and request id. It disconnects slow
 * senders and readers, and its listener sees one spelling of each path.
 */
export function createEdgeServer(options: EdgeOptions): Server {
  const { listener, requestTimeout, headersTimeout = 10 * SECOND, trustedProxies } = options;
  const take = trustedProxies > 0 ? createRequestCap(trustedProxies) : () => true;
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      connectionsCheckingInterval: headersTimeout / 5,
      keepAliveTimeout: 5 * SECOND,
      maxHeaderSize: 16 * 1024,
      // Checked below, where the refusal has a body.
      requireHostHeader: false,
      // Even if Node was started with `--insecure-http-parser`.
      insecureHTTPParser: false,
    },
    answerInTurn((request, response) => {
      const target = request.url ?? '';
      // The parser drops the bytes right after such a request, so its connection ends with the answer.
      if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
      const normal = hasOneLength(request) && hasOneHost(request) ? normaliseTarget(target) : null;
      if (normal !== null && take(request, response)) {
        request.url = normal;
        listener(request, response);
        return;
      }
      const [why, reason] =
        normal === null ? ([MALFORMED, 'path, host or length'] as const) : ([CROWDED, 'requests at once'] as const);
      const { status, headers, body } = refuse(options, why, reason, target);
      response.writeHead(status, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    }),
  );
  const later = createFewAtATime(LATE_AT_A_TIME);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === LATE) later(() => refuseConnection(options, error, socket));
    else refuseConnection(options, error, socket);
  });
  dropSlowReaders(server);
  if (trustedProxies === 0) capSockets(server);
  giveMemoryBack(server);
  return server;
}

/** Answers an invalid or incomplete request, and ends its connection. */
function refuseConnection(options: EdgeOptions, { code = 'unknown' }: NodeJS.ErrnoException, socket: Socket): void {
  // Bytes after the last request of a connection: its answer is being sent, and ends the connection.
  if (code === 'HPE_CLOSED_CONNECTION' && answerOf(socket) !== undefined) return;
  if (code === 'ECONNRESET' || !socket.writable || answerOf(socket)?.headersSent === true) {
    socket.destroy();
    return;
  }
  const { status, headers, body } = refuse(options, parserErrors[code] ?? MALFORMED, code);
  const sent = { ...headers, 'Content-Length': `${Buffer.byteLength(body)}` };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // A sender that never closes would keep the socket half open.
  setTimeout(() => socket.destroy(), SECOND).unref();
}

/** Logs a refusal and creates its answer. */
function refuse(options: EdgeOptions, [status, text]: RefusalText, reason: string, target?: string) {
  const requestId = randomUUID();
  options.log({ request_id: requestId, status, reason });
  const { headers, body } = options.describe({ status, text, requestId, target });
  const own = {
    'Cache-Control': 'no-store',
    ...(status === 429 && { 'Retry-After': '1' }),
    'X-Request-Id': requestId,
    Date: new Date().toUTCString(),
    Connection: 'close',
  };
  return { status, body, headers: { ...options.headers, ...headers, ...own } };
}

/** Two Host headers could send one request to two sites; HTTP/1.1 requires exactly one. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** The answer in progress: a second one in the middle of it would belong to another request. */
function answerOf(socket: Socket): { readonly headersSent: boolean } | undefined {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent: boolean } };
  return answer;
}
