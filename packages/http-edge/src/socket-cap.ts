import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { callerKey, isLoopback } from './caller.ts';

/** Connections at once. Hundreds of people in a stadium or behind a carrier's NAT may share an IPv4 address. */
const SOCKETS = { 4: 1000, 6: 100 } as const;

/** Closes the connections of one address beyond a number. This machine itself has no limit. */
export function capSockets(server: Server, sockets: Readonly<Record<4 | 6, number>> = SOCKETS, sparesLoopback = true) {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (sparesLoopback && isLoopback(address)) return;
    const { key, family } = callerKey(address);
    const count = (open.get(key) ?? 0) + 1;
    if (count > sockets[family]) {
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
