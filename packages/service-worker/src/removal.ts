import { isOurCache } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  for (const name of await caches.keys()) if (isOurCache(name)) await caches.delete(name);
  await self.registration.unregister();
}

// An operator serves this instead of a harmful worker: it removes the copies and itself, and pages load as
// without a worker.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
