import { allEndpoints } from '@maidan/contract/core/all';
import type { Endpoint } from '@maidan/contract/core/endpoint';
import { defaultBases, joinPath } from '@maidan/contract/core/services';
import type { Hono } from 'hono';
import { ApiError } from './errors/api-error.ts';
import type { Call, HttpEnv, Route, SignedIn } from './call.ts';
import { readRequest } from './request/read-request.ts';
import { sendReply } from './reply/send-reply.ts';
import type { ReplyRules } from './reply/send-reply.ts';

/** What mounting needs besides the routes. */
export interface MountOptions extends ReplyRules {
  /** Finds the owner of the request's bearer token. */
  readonly authenticate: (call: Call['http']) => Promise<SignedIn | null>;
  /** Refuses with 429 who asks too often. */
  readonly limit: (endpoint: Endpoint, http: Call['http'], user: SignedIn | null) => void;
}

/** Where an endpoint is served, in Hono's notation. */
export function pathOf(endpoint: Endpoint): string {
  return joinPath(defaultBases[endpoint.service], endpoint.path).replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The contract's endpoints that have no code yet; they answer 501 to whoever may call them. */
export function unbuiltEndpoints(routes: readonly Route[]): Endpoint[] {
  return allEndpoints.filter((endpoint) => !routes.some((built) => built.endpoint.id === endpoint.id));
}

/** Serves every endpoint of the contract and nothing else; other methods on their addresses are 405. */
export function mountRoutes(app: Hono<HttpEnv>, routes: readonly Route[], options: MountOptions): void {
  const built = new Map(routes.map((entry) => [entry.endpoint.id, entry]));
  const served = allEndpoints.filter((endpoint) => !options.specOnly || !isExtension(endpoint));
  for (const endpoint of served) mountOne(app, endpoint, built.get(endpoint.id), options);
  refuseOtherMethods(app, served);
}

/** Health checks are for the operator, not for the sites: they stay in spec-only mode. */
function isExtension(endpoint: Endpoint): boolean {
  return endpoint.extension === true && endpoint.service !== 'operations';
}

function mountOne(app: Hono<HttpEnv>, endpoint: Endpoint, built: Route | undefined, options: MountOptions): void {
  app.on(endpoint.method, pathOf(endpoint), async (c) => {
    c.set('route', `${endpoint.service}/${endpoint.path}`);
    let known: Promise<SignedIn | null> | undefined;
    const findUser = () => (known ??= options.authenticate(c));
    const user = endpoint.auth === 'bearer' ? await findUser() : null;
    const isLetIn = user !== null || (built?.anyToken && c.req.header('authorization') !== undefined);
    if (endpoint.auth === 'bearer' && !isLetIn) throw new ApiError('unauthenticated', 'Please log in to continue.');
    c.set('userId', user?.userId);
    options.limit(endpoint, c, user);
    if (!built) throw new ApiError('not_implemented', 'This is not available yet.');
    const input = await readRequest(endpoint, c);
    const value = await built.handle(input as never, { http: c, user, findUser } as never);
    if (value instanceof Response) return value;
    return sendReply(c, endpoint, built.caching, value, options);
  });
}

function refuseOtherMethods(app: Hono<HttpEnv>, endpoints: readonly Endpoint[]): void {
  const methods = new Map<string, Set<string>>();
  for (const endpoint of endpoints) {
    const known = methods.get(pathOf(endpoint)) ?? new Set(['OPTIONS']);
    known.add(endpoint.method);
    if (endpoint.method === 'GET') known.add('HEAD');
    methods.set(pathOf(endpoint), known);
  }
  for (const [path, known] of methods) {
    const allow = [...known].toSorted();
    app.options(path, (c) => c.body(null, 204, { Allow: allow.join(', ') }));
    app.all(path, () => {
      throw new ApiError('method_not_allowed', `This address knows ${allow.join(', ')}.`, { allow });
    });
  }
}
