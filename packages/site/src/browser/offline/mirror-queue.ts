import { createActionQueue, type QueuedAction } from '@maidan/actions/queue/action-queue';
import { parseInput } from '@maidan/actions/action';
import { createApi } from '@maidan/api-client/core/create-api';
import type { Session } from '@maidan/auth/session/session';
import { bodyPath, OUTBOX, OUTBOX_PATH, ownCacheName, type WaitingRequest } from '@maidan/service-worker/messages';
import { readSiteConfig } from '../../document/site-config.ts';

/** Background Sync, if the browser has it. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Milliseconds: online, an action is sent by then. */
const SETTLED = 1500;

/** A body with files is stored only once, because it may be large. */
async function storeBody(cache: Cache, key: string, request: Request): Promise<void> {
  if (await cache.match(bodyPath(key))) return;
  const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-stored-at': `${Date.now()}` };
  await cache.put(bodyPath(key), new Response(await request.blob(), { headers }));
}

/** The bodies of actions that have left the queue. */
async function dropBodies(cache: Cache, requests: readonly WaitingRequest[]): Promise<void> {
  const waiting = new Set(requests.map(({ key }) => bodyPath(key)));
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(bodyPath('')) && !waiting.has(pathname)) await cache.delete(request);
  }
}

/** The requests for the actions of a queue, in order, up to the first refused one. */
async function requestsOf(actions: readonly QueuedAction[], session: Session, cache: Cache): Promise<WaitingRequest[]> {
  const { queueableActions } = await import('@maidan/actions/queue/queueable-actions');
  const requests: WaitingRequest[] = [];
  for (const { name, data, key, failed } of actions) {
    const action = queueableActions.find(({ endpoint }) => endpoint.id === name);
    // Later messages of the conversation wait for it.
    if (failed !== null && action?.lane) break;
    if (failed !== null) continue;
    const found = action?.files ? await action.files.find(data) : data;
    const input = action ? await parseInput(action, found) : null;
    if (!action || input === null) continue;
    const record: typeof fetch = async (address, init) => {
      const request = new Request(address, init);
      const { url, method, headers } = request;
      if (action.files) await storeBody(cache, key, request);
      const body = action.files ? null : await request.text();
      requests.push({ key, url, method, headers: Object.fromEntries(headers), body });
      throw new Error('The worker sends it.');
    };
    const api = createApi({ bases: readSiteConfig().bases, session, fetch: record });
    await api.call(action.endpoint, { body: input }, { idempotencyKey: key }).catch(() => undefined);
  }
  return requests;
}

/**
 * Copies the queue to where the worker finds it, among the copies of the user's session, and has the browser wake the worker
 * once it is online, even after the page is closed.
 */
export function mirrorQueue(registration: ServiceWorkerRegistration, session: Session): void {
  const { sync } = registration as WithSync;
  if (!sync) return;
  const queue = createActionQueue();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Promise.resolve();

  async function mirror(): Promise<void> {
    const token = session.token();
    if (token === null) return;
    const cache = await caches.open(await ownCacheName(token));
    const { userId } = session.snapshot();
    const requests = await requestsOf(
      queue.list().filter((action) => action.userId === userId),
      session,
      cache,
    );
    await dropBodies(cache, requests);
    if (requests.length === 0) return void (await cache.delete(OUTBOX_PATH));
    const headers = { 'content-type': 'application/json', 'x-stored-at': `${Date.now()}` };
    await cache.put(OUTBOX_PATH, new Response(JSON.stringify(requests), { headers }));
    await sync?.register(OUTBOX);
  }

  function mirrorNow(): void {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(mirror).catch(() => undefined);
  }

  function follow(): void {
    clearTimeout(timer);
    // A cancelled action must not be sent.
    timer = setTimeout(mirrorNow, navigator.onLine ? SETTLED : 0);
  }
  queue.subscribe(follow);
  // A page that is being left may never return.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer !== undefined) mirrorNow();
  });
  follow();
}
