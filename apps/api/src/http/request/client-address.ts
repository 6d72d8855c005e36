import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { HttpEnv } from '../call.ts';

/**
 * The caller's address: the socket's peer, or the one that the outermost trusted proxy saw. Only the last
 * `trustedProxies` entries of X-Forwarded-For were written by proxies of ours, so nothing a caller sends there counts
 * (trust.md, R-3).
 */
export function readClientAddress(c: Context<HttpEnv>, trustedProxies: number): string {
  const peer = normalise(c.env?.incoming?.socket.remoteAddress ?? c.env?.peer ?? '');
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => normalise(entry.trim()));
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return seen && isIP(seen) ? seen : peer;
}

/** IPv4 within IPv6, as dual-stack sockets write it, is the same caller. */
function normalise(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** This machine: the sites' own servers, health checks, the operator. Limits per address do not apply to it. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/**
 * What counts as one caller: an IPv4 address, or an IPv6 /64, since one household has 2^64 addresses there.
 * @param address as `readClientAddress` gives it
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
