import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createCallerCap, createCallerReader, isLoopback, type AddressFamily } from './caller.ts';

/** Concurrent connections. Hundreds of people in a stadium or behind a carrier's NAT may share an IPv4 address. */
const AT_ONCE = { ipv4: 1000, ipv6: 100 } as const;

/** Closes the connections of an address beyond a number. This machine itself has no limit. */
export function capSockets(
  server: Server,
  most: Readonly<Record<AddressFamily, number>> = AT_ONCE,
  sparesLoopback = true,
) {
  const take = createCallerCap(most);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (sparesLoopback && isLoopback(address)) return;
    const release = take(address);
    if (release) socket.once('close', release);
    else socket.destroy();
  });
}

/**
 * The same behind proxies, whose connections are shared by everyone: limits the open requests and streams of an address.
 * @returns a function that takes a place until the response is closed, and returns whether there was one
 */
export function createRequestCap(trustedProxies: number, most: Readonly<Record<AddressFamily, number>> = AT_ONCE) {
  // The app itself warns about a wrong number of proxies.
  const readCaller = createCallerReader(trustedProxies, () => undefined);
  const take = createCallerCap(most);
  return ({ headers, socket }: IncomingMessage, response: ServerResponse): boolean => {
    const { address, isLocal } = readCaller(socket.remoteAddress, (name) => headers[name]?.toString());
    if (isLocal) return true;
    const release = take(address);
    if (release === null) return false;
    response.once('close', release);
    return true;
  };
}
