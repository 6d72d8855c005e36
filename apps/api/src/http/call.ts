import type { Endpoint, Parsed, Reply } from '@maidan/contract/core/endpoint';
import type { Context } from 'hono';
import type { IncomingMessage } from 'node:http';

/** Who asks: the owner of a valid token. */
export interface SignedIn {
  readonly userId: number;
  readonly sessionId: number;
  readonly tokenHash: string;
}

/** What Hono is given with each request; `peer` takes the socket's place where there is none. */
export interface Bindings {
  incoming?: IncomingMessage;
  peer?: string;
}

export interface Variables {
  requestId: string;
  /** The address of the caller, behind the trusted proxies. */
  clientIp: string;
  /** The route as a pattern, for logs and metrics: no id of anything a person reads gets there. */
  route: string;
  userId: number | undefined;
}

export interface HttpEnv {
  Bindings: Bindings;
  Variables: Variables;
}

/** One request, as a handler sees it besides its parsed parts. */
export interface Call {
  readonly http: Context<HttpEnv>;
  /** The caller's own token, checked; null for visitors, and not looked at before it is asked for. */
  findUser(): Promise<SignedIn | null>;
}

export interface SignedInCall extends Call {
  readonly user: SignedIn;
}

type CallOf<E extends Endpoint> = E extends { readonly auth: 'bearer' } ? SignedInCall : Call;
export type Handler<E extends Endpoint> = (input: Parsed<E>, call: CallOf<E>) => Promise<Reply<E>> | Reply<E>;

/** How a reply may be kept by others (contract.md: public GETs carry ETag and Cache-Control). */
export type Caching = 'feed' | 'settled' | 'never';

/** An endpoint of the contract with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly caching: Caching;
  /** A bearer endpoint that also serves whose token no longer works. */
  readonly anyToken?: true;
  readonly handle: (input: never, call: never) => unknown;
}

/**
 * Ties a handler to its endpoint; the types of both must fit.
 * @param caching for public GETs: `feed` changes by the minute, `settled` by the day, `never` is not kept
 */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>, caching: Caching = 'feed'): Route {
  return { endpoint, handle: handle as Route['handle'], caching };
}

/** As `route`, for a bearer endpoint that also serves whose token no longer works; one must have been sent. */
export function routeForAnyToken<E extends Endpoint & { readonly auth: 'bearer' }>(
  endpoint: E,
  handle: (input: Parsed<E>, call: Call) => Promise<Reply<E>>,
): Route {
  return { endpoint, handle: handle as Route['handle'], caching: 'never', anyToken: true };
}

/** As `route`, for an endpoint that is answered without end: the handler makes the response itself. */
export function routeForStream<E extends Endpoint & { readonly auth: 'bearer'; readonly stream: true }>(
  endpoint: E,
  handle: (input: Parsed<E>, call: SignedInCall) => Promise<Response>,
): Route {
  return { endpoint, handle: handle as Route['handle'], caching: 'never' };
}
