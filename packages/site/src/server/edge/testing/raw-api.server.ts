import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A request according to its bytes, and the bytes after it. */
interface Read {
  readonly line: string;
  readonly headers: readonly string[];
  readonly framing: string;
  readonly body: string;
  readonly rest: string;
}

/** Reads the first request of a connection according to the standard; null until it is complete. */
function readRequest(bytes: string): Read | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const [line = '', ...headers] = bytes.slice(0, end).split('\r\n');
  const framing = headers
    .map((header) => header.toLowerCase())
    .filter((header) => /^(?:content-length|transfer-encoding):/.test(header))
    .join(', ');
  const body = readBody(framing, bytes.slice(end + 4));
  return body && { line, headers, framing, ...body };
}

function readBody(framing: string, bytes: string): Pick<Read, 'body' | 'rest'> | null {
  if (framing !== 'transfer-encoding: chunked') {
    const length = Number(/^content-length: (\d+)$/.exec(framing)?.[1] ?? 0);
    return bytes.length < length ? null : { body: bytes.slice(0, length), rest: bytes.slice(length) };
  }
  let body = '';
  let rest = bytes;
  for (;;) {
    const [head, size] = /^([\da-f]+)\r\n/.exec(rest) ?? [];
    if (head === undefined) return null;
    const length = Number.parseInt(size ?? '', 16);
    const end = head.length + length;
    if (rest.length < end + 2) return null;
    body += rest.slice(head.length, end);
    rest = rest.slice(end + 2);
    if (length === 0) return { body, rest };
  }
}

/** The bytes received on one connection. */
export interface RawConnection {
  readonly socket: Socket;
  bytes: string;
  isClosed: boolean;
}

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n';

/**
 * An API that keeps every byte it receives, and reads requests without a server's leniency or checks.
 * @param onBytes may answer instead by returning true
 */
export async function startRawApi(onBytes: (connection: RawConnection, index: number) => boolean = () => false) {
  const connections: RawConnection[] = [];
  const requests: string[] = [];
  const heads: (readonly string[])[] = [];
  let notify: (() => void) | undefined;
  const server = createServer((socket) => {
    const connection: RawConnection = { socket, bytes: '', isClosed: false };
    const index = connections.push(connection) - 1;
    let unread = '';
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('close', () => {
      connection.isClosed = true;
      notify?.();
    });
    socket.on('data', (text: string) => {
      connection.bytes += text;
      unread += text;
      if (!onBytes(connection, index)) {
        for (let read = readRequest(unread); read; read = readRequest(unread)) {
          unread = read.rest;
          heads.push(read.headers);
          requests.push([read.line, read.framing, read.body].filter(Boolean).join(' | '));
          socket.write(read.line.startsWith('HEAD ') ? ANSWER : `${ANSWER}ok`);
        }
      }
      notify?.();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections,
    /** The first line, framing and body of each complete request. */
    requests,
    /** The header lines of each complete request. */
    heads,
    /** Waits until bytes or the end of a connection make this true. */
    async until(isReached: () => boolean): Promise<void> {
      while (!isReached()) await new Promise<void>((resolve) => (notify = resolve));
    },
    close(): void {
      server.close();
      for (const { socket } of connections) socket.destroy();
    },
  };
}
