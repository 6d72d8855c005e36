import { isIP } from 'node:net';

/** The sender of a request. */
export interface Caller {
  /** The caller's address behind the trusted proxies; '' if unknown. */
  readonly address: string;
  /** Whether it is this machine itself: a health check, a site's server, the operator. Never for a request via a proxy. */
  readonly isLocal: boolean;
}

type ReadHeader = (name: string) => string | undefined;

/** A request with one of these headers came through a proxy, whatever the proxy's own address. */
const FORWARDING = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Reads callers. The address is the socket's peer, or the peer of the outermost trusted proxy: our proxies write only
 * the last `trustedProxies` entries of X-Forwarded-For, and a caller may forge the rest.
 * @param warn called once if there are more entries than trusted proxies
 */
export function createCallerReader(trustedProxies: number, warn: (message: string) => void) {
  let isWarned = false;
  return (socketPeer: string | undefined, header: ReadHeader): Caller => {
    const peer = normalise(socketPeer ?? '');
    const entries = (header('x-forwarded-for') ?? '').split(',').map((entry) => normalise(entry.trim()));
    const hops = entries.filter(Boolean).length;
    if (hops > trustedProxies && !isWarned) {
      isWarned = true;
      warn(
        `A request passed ${hops} proxies, but only ${trustedProxies} in front of this process are trusted. ` +
          'If they are yours, set TRUSTED_PROXIES; until then all their callers share one limit.',
      );
    }
    const seen = trustedProxies > 0 ? entries.at(-trustedProxies) : undefined;
    const isForwarded = FORWARDING.some((name) => header(name) !== undefined);
    return { address: seen && isIP(seen) ? seen : peer, isLocal: isLoopback(peer) && !isForwarded };
  };
}

/** Dual-stack sockets write an IPv4 address as IPv6, although it is the same caller. */
function normalise(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

export function isLoopback(address: string): boolean {
  return address === '::1' || normalise(address).startsWith('127.');
}

/** Whether a host name or address belongs only to this machine. */
function isLocalHost(host: string): boolean {
  return /(?:^|\.)localhost$/.test(host) || isLoopback(host.replaceAll(/[[\]]/g, ''));
}

/** Whether only browsers on this machine can reach an origin. */
export function isLocalOrigin(origin: string): boolean {
  return isLocalHost(URL.parse(origin)?.hostname ?? '');
}

/** Whether only browsers on this machine can reach a product with this host and these origins. */
export function isOwnMachine(host: string, origins: readonly string[]): boolean {
  return isLocalHost(host) && origins.every(isLocalOrigin);
}

export type AddressFamily = 'ipv4' | 'ipv6';

/**
 * One caller is an IPv4 address or an IPv6 /64, because a household has 2^64 addresses there.
 * @param address from a `Caller`
 */
export function callerKey(address: string): { key: string; family: AddressFamily } {
  if (isIP(address) !== 6) return { key: address, family: 'ipv4' };
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return { key: `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`, family: 'ipv6' };
}

/**
 * Limits how many places one caller holds at once.
 * @returns a function that takes a place for an address; it returns a function to release it, or null if all are taken
 */
export function createCallerCap(most: Readonly<Record<AddressFamily, number>>) {
  const held = new Map<string, number>();
  return (address: string): (() => void) | null => {
    const { key, family } = callerKey(address);
    const count = (held.get(key) ?? 0) + 1;
    if (count > most[family]) return null;
    held.set(key, count);
    return () => {
      const left = (held.get(key) ?? 1) - 1;
      if (left > 0) held.set(key, left);
      else held.delete(key);
    };
  };
}
