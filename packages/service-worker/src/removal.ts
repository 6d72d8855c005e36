import { isOurCache } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  for (const name of await caches.keys()) if (isOurCache(name)) await caches.delete(name);
  await self.registration.unregister();
}

// What an operator serves in place of a worker that does harm: it removes the copies and itself, and pages load as they
// did without one.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
