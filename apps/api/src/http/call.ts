import type { IncomingMessage } from 'node:http';
import type { Endpoint, Parsed, Reply } from '@maidan/contract/core/endpoint';
import type { StaffRole } from '@maidan/contract/desk/access/staff-roles';
import type { Context } from 'hono';
import type { Tx } from '../db/open-database.ts';

/** The owner of a valid token. */
export interface SignedIn {
  readonly userId: number;
  readonly sessionId: number;
  readonly tokenHash: string;
}

/** The owner of a valid token of the desk. */
export interface SignedInStaff {
  readonly staffId: number;
  readonly sessionId: number;
  readonly roles: readonly StaffRole[];
  /** The leagues of an organiser. */
  readonly leagueIds: readonly number[];
  /** Until then the passkey counts as freshly used. */
  readonly freshUntil: number;
  readonly endsAt: number;
  readonly device: string;
}

/** An action of a member of staff, for the log. */
export interface Act {
  /** A noun and its change: `conversation.closed`. */
  readonly action: string;
  readonly thing?: { readonly kind: string; readonly id: number | string; readonly name?: string };
  /** The changes, as texts. Never the text of a message. */
  readonly before?: Readonly<Record<string, string | null>>;
  readonly after?: Readonly<Record<string, string | null>>;
}

export type LogAct = (act: Act) => Promise<void>;

/** Hono's bindings for each request; `peer` replaces the socket in tests. */
export interface Bindings {
  incoming?: IncomingMessage;
  peer?: string;
}

export interface Variables {
  requestId: string;
  /** The caller's address, behind the trusted proxies; '' for this machine itself, which has no limits. */
  clientIp: string;
  /** Whether this machine itself sent the request, without a proxy. */
  isLocal: boolean;
  /** The route as a pattern, for logs and metrics: it never reveals which page a person reads. */
  route: string;
  userId: number | undefined;
}

export interface HttpEnv {
  Bindings: Bindings;
  Variables: Variables;
}

/** One request, in addition to its parsed input. */
export interface Call {
  readonly http: Context<HttpEnv>;
  /** Checks the caller's token on first use; null for visitors. */
  findUser(): Promise<SignedIn | null>;
}

export interface SignedInCall extends Call {
  readonly user: SignedIn;
  /**
   * Runs a write in one transaction, and once for each idempotency key of this user.
   * @param content identifies the request; by default the parsed body
   */
  once<Result>(write: (tx: Tx, now: number) => Promise<Result>, content?: unknown): Promise<Result>;
}

export interface StaffCall extends Call {
  readonly staff: SignedInStaff;
  /**
   * Runs a write in one transaction, and once for each idempotency key of this member of staff. Each of its actions is
   * logged in the same transaction.
   */
  act<Result>(write: (tx: Tx, now: number, log: LogAct) => Promise<Result>): Promise<Result>;
}

/** A call for readers and staff: exactly one of the two is present. */
export type EitherCall = Call &
  ({ readonly user: SignedIn; readonly staff: null } | { readonly user: null; readonly staff: SignedInStaff });

/** How long caches may keep a public reply: `live` changes by the second, `feed` by the minute, `settled` by the day. */
export type Caching = 'live' | 'feed' | 'settled' | 'never';

interface RouteOptions {
  readonly caching?: Caching;
  /** Also accept a token that no longer works. */
  readonly anyToken?: true;
  /** A write that other readers do not see: suspended people may still make it. */
  readonly whileSuspended?: true;
}

type CallOf<E, O> = E extends { readonly auth: 'staff' }
  ? StaffCall
  : E extends { readonly auth: 'either' }
    ? EitherCall
    : E extends { readonly auth: 'bearer' }
      ? O extends { anyToken: true }
        ? Call
        : SignedInCall
      : Call;
type Answer<E extends Endpoint> = E extends { readonly stream: true } ? Response : Reply<E>;
type Handler<E extends Endpoint, O> = (input: Parsed<E>, call: CallOf<E, O>) => Promise<Answer<E>> | Answer<E>;

/** An endpoint of the contract with its handler. */
export interface Route extends RouteOptions {
  readonly endpoint: Endpoint;
  readonly handle: (input: never, call: never) => unknown;
}

/** Binds a handler to its endpoint, with matching types. An endless stream creates its own response. */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E, unknown>): Route;
export function route<E extends Endpoint, const O extends RouteOptions>(
  endpoint: E,
  options: O,
  handle: Handler<E, O>,
): Route;
export function route(endpoint: Endpoint, ...rest: [Route['handle']] | [RouteOptions, Route['handle']]): Route {
  const [options, handle] = rest.length === 1 ? [{}, rest[0]] : rest;
  return { endpoint, ...options, handle };
}
