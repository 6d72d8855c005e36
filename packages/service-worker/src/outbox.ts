import { sentPath } from '@maidan/browser/sent-path';
import { isExpired, LIFE_OF_OWN, stamp } from './copies.ts';
import { tellAll } from './tell-pages.ts';
import { bodyPath, isOwnCache, OUTBOX, OUTBOX_PATH, type WaitingRequest } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long the server may take, in milliseconds: the same as for pages, which wait for the lock in the meantime. */
const TEXT_TIMEOUT_MS = 10_000;
const FILES_TIMEOUT_MS = 5 * 60_000;

async function send(cache: Cache, { key, url, method, headers, body }: WaitingRequest): Promise<Response> {
  if (body !== null) return fetch(url, { method, headers, body, signal: AbortSignal.timeout(TEXT_TIMEOUT_MS) });
  const stored = await cache.match(bodyPath(key));
  if (!stored) throw new Error('The page is still storing its files.');
  const type = stored.headers.get('content-type') ?? '';
  const signal = AbortSignal.timeout(FILES_TIMEOUT_MS);
  return fetch(url, { method, headers: { ...headers, 'content-type': type }, body: await stored.blob(), signal });
}

/** Sends the requests of one session in order, each once. @throws Error if the network or the server is unreachable */
async function sendAll(cache: Cache): Promise<void> {
  const copy = await cache.match(OUTBOX_PATH);
  if (!copy || isExpired(copy, LIFE_OF_OWN)) return;
  for (const request of (await copy.json()) as WaitingRequest[]) {
    const { key } = request;
    if (await cache.match(sentPath(key))) continue;
    const { ok, status } = await send(cache, request);
    if (status >= 500 || status === 429) throw new Error(`The server is away: ${status}`);
    // The next page reports the reason, and later requests may depend on it.
    if (!ok) return;
    await cache.put(sentPath(key), stamp(new Response(null)));
    await cache.delete(bodyPath(key));
  }
}

/**
 * The network is back, so the waiting requests are sent: by a page, which shows them, or by the worker if none is open.
 * @throws Error to make the browser try again later
 */
export async function sendOutbox(): Promise<void> {
  if (await tellAll({ kind: 'online' })) return;
  // A page that opens in the meantime waits for the same lock, and then finds the requests sent.
  await self.navigator.locks.request(OUTBOX, async () => {
    for (const name of (await caches.keys()).filter(isOwnCache)) await sendAll(await caches.open(name));
  });
}
