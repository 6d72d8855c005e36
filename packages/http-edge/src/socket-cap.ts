import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createCallerCap, isLoopback } from './caller.ts';

/** Connections at once. Hundreds of people in a stadium or behind a carrier's NAT may share an IPv4 address. */
const SOCKETS = { 4: 1000, 6: 100 } as const;

/** Closes the connections of one address beyond a number. This machine itself has no limit. */
export function capSockets(server: Server, sockets: Readonly<Record<4 | 6, number>> = SOCKETS, sparesLoopback = true) {
  const take = createCallerCap(sockets);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (sparesLoopback && isLoopback(address)) return;
    const release = take(address);
    if (release) socket.once('close', release);
    else socket.destroy();
  });
}
