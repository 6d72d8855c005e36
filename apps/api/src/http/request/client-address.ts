import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { HttpEnv } from '../call.ts';

/**
 * The caller's address: the socket's peer, or the peer of the outermost trusted proxy. Our proxies wrote only the last
 * `trustedProxies` entries of X-Forwarded-For; a caller may forge the rest.
 */
export function readClientAddress(c: Context<HttpEnv>, trustedProxies: number): string {
  const peer = normalise(c.env?.incoming?.socket.remoteAddress ?? c.env?.peer ?? '');
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => normalise(entry.trim()));
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return seen && isIP(seen) ? seen : peer;
}

/** Dual-stack sockets write an IPv4 address within IPv6; it is the same caller. */
function normalise(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** This machine: the sites' servers, health checks, the operator. Limits per address do not apply to it. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/**
 * One caller is an IPv4 address or an IPv6 /64, since a household owns 2^64 addresses there.
 * @param address from `readClientAddress`
 */
export function callerKey(address: string): { key: string; family: 4 | 6 } {
  if (isIP(address) !== 6) return { key: address, family: 4 };
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return { key: `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`, family: 6 };
}
