// Answers for the scorer's page alone, when the network does not: its document and what it has loaded.
const CACHE = 'maidan-score';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOwn = request.method === 'GET' && origin === self.location.origin;
  if (isOwn && request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(pathname, { cacheName: CACHE })));
  } else if (isOwn && pathname.startsWith('/assets/')) {
    // Their names change with their content.
    event.respondWith(caches.match(request, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
  }
});
