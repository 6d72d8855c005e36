import { Agent as PlainAgent, request as requestPlain, type OutgoingHttpHeaders } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { internet, isOutsideAddress, lookupPublic, PrivateAddressError, type Internet } from './public-address.ts';

interface Outgoing {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | string;
}

/**
 * - `private`: the host leads to this machine or its network
 * - `timeout`: no reply in time
 * - `certificate`: the host has no valid certificate
 * - `unreachable`: no such host, or it does not accept the connection
 */
export type Failure = 'private' | 'timeout' | 'certificate' | 'unreachable';

export type Posted = { readonly status: number } | { readonly failure: Failure };

/** Sends to addresses that other people entered. */
export interface Outside {
  /** Whether this address is allowed at all. */
  readonly accepts: (address: string) => boolean;
  /** Follows no redirects, and never reaches an address that is not public. */
  readonly post: (address: string, outgoing: Outgoing) => Promise<Posted>;
}

/** Time for the whole exchange. */
const TIMEOUT_MS = 10_000;

interface OutsideParts extends Partial<Internet> {
  /** The origin of a service on this machine, used by tests and developers. */
  readonly local?: string | undefined;
  readonly timeout?: number;
}

function failureOf(error: Error): Failure {
  if (error instanceof PrivateAddressError) return 'private';
  const { code = '' } = error as NodeJS.ErrnoException;
  return /CERT|TLS|SSL|SIGNATURE/.test(code) ? 'certificate' : 'unreachable';
}

export function createOutside({ local, timeout = TIMEOUT_MS, ...changed }: OutsideParts = {}): Outside {
  const isLocal = (address: string) => local !== undefined && address.startsWith(`${local}/`);
  // Uses its own connections: one opened by other code would be unchecked.
  const agents = { plain: new PlainAgent({ keepAlive: true }), secure: new SecureAgent({ keepAlive: true }) };
  const secured = { agent: agents.secure, lookup: lookupPublic({ ...internet, ...changed }) };
  return {
    accepts: (address) => isLocal(address) || isOutsideAddress(address),
    post: (address, { headers, body }) =>
      new Promise((resolve) => {
        const options = { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) } };
        const request = isLocal(address)
          ? requestPlain(address, { ...options, agent: agents.plain })
          : requestSecure(address, { ...options, ...secured });
        let isLate = false;
        // A signal for each request would cost half as much as everything else.
        const timer = setTimeout(() => {
          isLate = true;
          request.destroy();
        }, timeout);
        request.on('close', () => clearTimeout(timer));
        request.on('response', (response) => {
          response.on('error', () => undefined);
          response.resume();
          resolve({ status: response.statusCode ?? 500 });
        });
        request.on('error', (error) => resolve({ failure: isLate ? 'timeout' : failureOf(error) }));
        request.end(body);
      }),
  };
}
