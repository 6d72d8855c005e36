import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { isClip, isElsewhere, isKeptClip, isPicture } from './addresses.ts';
import { answerCall, isCall } from './calls.ts';
import { answerClip, dropClips, keepClip } from './clips.ts';
import { stamp } from './copies.ts';
import { answerDocument, storeDocument, storeVisited } from './documents.ts';
import { dropOld } from './drop-old.ts';
import { dropOldFiles, fillFiles, isFile, storeShell } from './files.ts';
import { makeRoom } from './media.ts';
import { FILES_CACHE, MEDIA_CACHE, OUTBOX, type PageMessage } from './messages.ts';
import { sendOutbox } from './outbox.ts';
import { openPush, showPush } from './push.ts';
import { runStrategy } from './run-strategy.ts';
import { isShare, takeShared } from './take-shared.ts';
import { reportDocument } from './tell-pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Without its size, or as a part of a clip, a file is of no use later. */
const whole = async ({ response }: { response: Response }) => (response.status === 200 ? response : null);

const files = new CacheFirst({ cacheName: FILES_CACHE, plugins: [{ cacheWillUpdate: whole }] });
const pictures = new CacheFirst({
  cacheName: MEDIA_CACHE,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? stamp(response) : null),
      cacheDidUpdate: ({ request }) => makeRoom(request),
    },
  ],
});

/** The requests that the worker answers; the browser itself answers all others. */
function answer(request: Request, event: FetchEvent): Promise<Response> | null {
  const url = new URL(request.url);
  if (url.origin === self.location.origin && isShare(request, url)) return takeShared(request);
  if (isCall(request, url)) return answerCall(request, event);
  if (url.origin !== self.location.origin || request.method !== 'GET') return null;
  if (request.mode === 'navigate') return isElsewhere(url.pathname) ? null : answerDocument(request, event);
  if (isKeptClip(url)) return answerClip(request);
  if (isFile(url.pathname)) return runStrategy(files, request, event);
  return request.destination === 'image' && isPicture(url.pathname) ? runStrategy(pictures, request, event) : null;
}

/** A file of a page that was loaded without the worker. */
const keepFile = (request: Request, event: ExtendableEvent): Promise<Response> =>
  runStrategy(isFile(new URL(request.url).pathname) ? files : pictures, request, event);

/** The page is notified in any case. */
async function keepAndReport(address: string, port: MessagePort | undefined): Promise<void> {
  const isOurs = isOwnAddress(address) && isClip(new URL(address));
  port?.postMessage(isOurs ? await keepClip(address).catch(() => null) : null);
}

const isOwnAddress = (address: string): boolean => URL.parse(address)?.origin === self.location.origin;

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  const done = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (message.kind === 'take-over') done(self.skipWaiting());
  if (message.kind === 'began') done(Promise.all([reportDocument(event.source as Client), dropOld()]));
  if (message.kind === 'opened' && isOwnAddress(message.document)) done(storeDocument(message.document, 'default'));
  if (message.kind === 'keep-clip') done(keepAndReport(message.address, event.ports[0]));
  if (message.kind === 'clips') done(dropClips(message.kept));
  if (message.kind === 'shell') done(storeShell());
  if (message.kind === 'fill') done(Promise.all([storeShell(), fillFiles()]));
  if (message.kind === 'visited' && isOwnAddress(message.document)) {
    // A page requested before the worker started is not among those that it took over.
    done(self.clients.claim());
    const ofThisSite = message.files.filter(isOwnAddress);
    done(storeVisited(message.document, ofThisSite, (request) => keepFile(request, event)));
  }
});

/** Background Sync, which not every browser supports. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === OUTBOX) (event as SyncEvent).waitUntil(sendOutbox());
});
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event.notification)));

// Not during the takeover, because a page loaded then would wait for all of it.
self.addEventListener('install', (event) => event.waitUntil(storeShell({ isInstalling: true }).catch(() => undefined)));

async function begin(): Promise<void> {
  // Requests documents while the worker is still starting.
  await self.registration.navigationPreload?.enable();
  // The first page's later calls and pictures are worth storing, too. A new version waits for its turn.
  await self.clients.claim();
  await Promise.all([dropOldFiles(), dropOld()]).catch(() => undefined);
}

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const answered = answer(event.request, event);
  if (answered) event.respondWith(answered);
});
