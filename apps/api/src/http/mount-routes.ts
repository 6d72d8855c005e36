import { allEndpoints } from '@maidan/contract/core/all';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { defaultBases, joinPath } from '@maidan/contract/core/services';
import type { Hono } from 'hono';
import type { ServedDatabase } from '../db/open-database.ts';
import type { Call, HttpEnv, Route, SignedIn, SignedInCall } from './call.ts';
import { errors } from './errors/errors.ts';
import type { RateLimit } from './limits/rate-limit.ts';
import { beginReady } from './ready/begin-ready.ts';
import type { ReadyReplies } from './ready/ready-replies.ts';
import { createOnce } from './idempotency/write-once.ts';
import type { OnceOptions } from './idempotency/write-once.ts';
import { isShared, sendReply } from './reply/send-reply.ts';
import type { ReplyRules } from './reply/send-reply.ts';
import { admitStaff, createAct, isOfDesk, requireDeskPage } from './staff/admit-staff.ts';
import type { StaffGate } from './staff/admit-staff.ts';
import { readRequest } from './request/read-request.ts';

interface MountOptions extends ReplyRules, OnceOptions {
  /** Finds the owner of the request's bearer token. */
  readonly authenticate: (call: Call['http']) => Promise<SignedIn | null>;
  /** Throws 403 for people who are currently not allowed to take part. */
  readonly requireStanding: (userId: number) => Promise<void>;
  readonly gate: StaffGate;
  readonly limits: RateLimit;
  readonly replies: ReadyReplies;
  readonly readPublic: ServedDatabase['readPublic'];
}

/** Where a call or page of the contract is served, in Hono's notation. */
export function pathOf({ service, path }: Pick<Endpoint, 'service' | 'path'>): string {
  return joinPath(defaultBases[service], path).replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The address of a call or page on this server, with its parameters by name. */
export function addressOf(
  { service, path }: Pick<Endpoint, 'service' | 'path'>,
  params: Readonly<Record<string, string>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return joinPath(defaultBases[service], filled);
}

/**
 * Serves every endpoint of the contract.
 * @throws Error for an endpoint that has no route, or two
 */
export function mountRoutes(app: Hono<HttpEnv>, routes: readonly Route[], options: MountOptions): void {
  const served = allEndpoints.filter((endpoint) => !options.specOnly || !isExtension(endpoint));
  for (const endpoint of served) {
    const [route, ...others] = routes.filter((candidate) => candidate.endpoint === endpoint);
    if (!route || others.length > 0) throw new Error(`${endpoint.id} needs exactly one route`);
    mountOne(app, route, options);
  }
}

/** Health checks are for the operator, not the sites: they stay in spec-only mode. */
function isExtension(endpoint: Endpoint): boolean {
  return endpoint.extension === true && endpoint.service !== 'operations';
}

function mountOne(app: Hono<HttpEnv>, route: Route, options: MountOptions): void {
  const { endpoint, anyToken, caching = 'feed', whileSuspended, handle } = route;
  const shared = isShared(endpoint, caching);
  const mayWrite = endpoint.method !== 'GET' || caching === 'never';
  app.on(endpoint.method, pathOf(endpoint), async (c) => {
    c.set('route', `${endpoint.service}/${endpoint.path}`);
    let known: Promise<SignedIn | null> | undefined;
    const findUser = () => (known ??= options.authenticate(c));
    const isByStaff = endpoint.auth === 'staff' || (endpoint.auth === 'either' && options.gate.hasToken(c));
    const isByReader = endpoint.auth === 'bearer' || (endpoint.auth === 'either' && !isByStaff);
    if (isOfDesk(endpoint) || (endpoint.auth === 'either' && isByStaff)) requireDeskPage(c, options.gate);
    const user = isByReader ? await findUser() : null;
    const isAdmitted = user !== null || (anyToken && c.req.header('authorization') !== undefined);
    if (isByReader && !isAdmitted) {
      options.limits.limitAddress('failed-login', c);
      throw errors.unauthenticated();
    }
    const staff = isByStaff ? await admitStaff(endpoint, c, options) : null;
    c.set('userId', user?.userId);
    options.limits.limitCall(endpoint, c, user ?? staff);
    if (user && endpoint.method !== 'GET' && !whileSuspended) await options.requireStanding(user.userId);
    const input = await readRequest(endpoint, c);
    const once: SignedInCall['once'] | null = user && createOnce(options, c, user, endpoint, input.body);
    const act = staff && createAct(options, c, staff, endpoint, [input.params, input.body]);
    const keep = shared ? beginReady(options.replies, endpoint, c) : undefined;
    try {
      const answer = async () => handle(input as never, { http: c, user, findUser, once, staff, act } as never);
      const isPublic = endpoint.auth === 'public' && !mayWrite && c.req.header('authorization') === undefined;
      const value = await (isPublic ? options.readPublic(answer) : answer());
      return value instanceof Response ? value : sendReply(c, endpoint, caching, value, options, keep);
    } finally {
      if (mayWrite) options.replies.changed();
    }
  });
}

/** Handles methods that nothing serves: OPTIONS with the methods of the address, others with 405. Mounted last. */
export function refuseOtherMethods(app: Hono<HttpEnv>, { limitAddress }: RateLimit): void {
  const methods = new Map<string, Set<string>>();
  for (const { path, method } of app.routes.filter((served) => served.method !== 'ALL')) {
    const known = methods.get(path) ?? new Set(['OPTIONS']);
    known.add(method);
    if (method === 'GET') known.add('HEAD');
    methods.set(path, known);
  }
  for (const [path, known] of methods) {
    const allow = [...known].toSorted();
    app.options(path, (c) => c.body(null, 204, { Allow: allow.join(', ') }));
    app.all(path, (c) => {
      limitAddress('read', c);
      throw errors.methodNotAllowed(allow);
    });
  }
}
