import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The most requests that a connection may send ahead of the answers. Browsers and proxies wait for each answer. */
const AHEAD = 10;

type Work = () => void;

/**
 * Makes a connection's next request wait until the previous one is answered. Otherwise, the hundreds of requests in one
 * packet would run at once, before anyone else's. A connection that sends too many requests ahead is closed.
 */
export function answerInTurn(listener: RequestListener, ahead = AHEAD): RequestListener {
  /** The waiting requests of connections with a request in progress. */
  const lines = new WeakMap<Socket, Work[]>();

  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // An answer that ended the connection was its last, although Node still reads the bytes after the request.
    if (!socket.writable) return;
    const start = (): void => {
      response.once('close', () => {
        const next = socket.writable ? lines.get(socket)?.shift() : undefined;
        if (next) next();
        else lines.delete(socket);
      });
      listener(request, response);
    };
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, []);
      start();
    } else if (line.length < ahead) line.push(start);
    else socket.destroy();
  };
}
