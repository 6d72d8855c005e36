import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure's metadata service, at an address that looks public.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}

/** Of IPv6 only publicly routed addresses, and none that map to IPv4 (6to4, NAT64, Teredo). */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
tunnels.addSubnet('2001::', 32, 'ipv6');
tunnels.addSubnet('2002::', 16, 'ipv6');

/** Whether an IP address is on the public internet: not this machine, its network, or a cloud's metadata. */
export const isPublicAddress = (ip: string): boolean =>
  isIP(ip) === 4 ? !inside.check(ip, 'ipv4') : publicV6.check(ip, 'ipv6') && !tunnels.check(ip, 'ipv6');

/** A host on this machine or its network. */
export class PrivateAddressError extends Error {}

/** How names are resolved, and which addresses count as public. Tests supply their own. */
export interface Internet {
  readonly resolve: (
    hostname: string,
    options: { readonly all: true },
    done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
  ) => void;
  readonly isPublic: (ip: string) => boolean;
}

export const internet: Internet = { resolve: lookup, isPublic: isPublicAddress };

/**
 * Resolves a host for a connection, and refuses private addresses there: the connection uses the very addresses that
 * were checked, whereas an earlier check might have seen others.
 */
export const lookupPublic =
  ({ resolve, isPublic }: Internet): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = error ? [] : found;
      if (error || !first) return done(error ?? new Error('no address'), '');
      if (!found.every(({ address }) => isPublic(address))) return done(new PrivateAddressError(hostname), '');
      return options.all === true ? done(null, found) : done(null, first.address, first.family);
    });
  };

/** Whether this address is allowed at all; its host is checked again when it is resolved. */
export function isOutsideAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0
    ? host.includes('.') && !/\.(?:local|internal|localhost)\.?$/.test(host)
    : isPublicAddress(host);
}
