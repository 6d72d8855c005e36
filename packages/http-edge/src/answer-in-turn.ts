import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that a connection may send ahead of the answers. Browsers and proxies wait for each answer. */
const AHEAD = 10;

type Work = () => void;

/**
 * Lets a connection's next request wait until the one before is answered. Without this all that one packet brings, some
 * hundreds, is done at once, before anyone else's. A connection that sends many requests ahead is closed.
 */
export function answerInTurn(listener: RequestListener, ahead = AHEAD): RequestListener {
  /** What waits on the connections that have a request in work. */
  const lines = new WeakMap<Socket, Work[]>();

  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // An answer that ended the connection was its last, though Node still reads what came behind the request.
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
