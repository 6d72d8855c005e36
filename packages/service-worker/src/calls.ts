import type { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { isOwnPicture, isReadingCall } from './addresses.ts';
import { LIFE_OF_COMMON, LIFE_OF_OWN } from './copies.ts';
import { keepCopies } from './keep-copies.ts';
import { isOwnCache, ownCacheName, REPLIES_CACHE } from './messages.ts';
import { runStrategy } from './run-strategy.ts';

const MOST = 300;
/** Bytes. A session stores its own pictures with its other data; a larger picture takes too much of the space. */
const LARGEST_OWN = 1024 * 1024;

const BEARER = /^Bearer (.+)$/;

/** The address at which the copy of a reply is stored. */
const keys = new WeakMap<ExtendableEvent, Request>();
const strategies = new Map<string, NetworkFirst>();

export const isCall = ({ headers, method }: Request, { pathname }: URL): boolean =>
  (method === 'GET' || method === 'POST') &&
  (headers.get('accept') === 'application/json' || isOwnPicture(pathname)) &&
  isReadingCall(pathname, method, headers.has('authorization'));

/** A read call that uses POST differs from others at its address by its body, which a cache ignores. */
async function keyOf(request: Request): Promise<Request> {
  if (request.method === 'GET') return new Request(request.url);
  const url = new URL(request.url);
  url.searchParams.set('body', await request.clone().text());
  return new Request(url);
}

function strategyFor(cacheName: string): NetworkFirst {
  const known = strategies.get(cacheName);
  if (known) return known;
  const isOwn = isOwnCache(cacheName);
  const strategy = keepCopies({
    cacheName,
    most: MOST,
    maxAge: isOwn ? LIFE_OF_OWN : LIFE_OF_COMMON,
    // The server forbids shared caches to store a user's data; this cache belongs to the user.
    isWorthACopy: ({ method }, { headers }) =>
      isOwn
        ? Number(headers.get('content-length')) <= LARGEST_OWN
        : method === 'POST' || !/no-store/.test(headers.get('cache-control') ?? ''),
    keyOf: (event) => keys.get(event),
  });
  strategies.set(cacheName, strategy);
  return strategy;
}

/** The reply to a read call: a visitor's from the common copies, a user's only from those of their session. */
export async function answerCall(request: Request, event: ExtendableEvent): Promise<Response> {
  const [, token] = BEARER.exec(request.headers.get('authorization') ?? '') ?? [];
  keys.set(event, await keyOf(request));
  const cacheName = token === undefined ? REPLIES_CACHE : await ownCacheName(token);
  return runStrategy(strategyFor(cacheName), request, event);
}
