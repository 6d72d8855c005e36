const CACHE = 'maidan-score';
const WORKER = '/score-worker.js';

/** Not every browser supports trusted types, and TypeScript's DOM library does not declare them. */
declare const trustedTypes:
  | { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } }
  | undefined;

/** Allows the one worker address under trusted types. */
function trustAddress(): string {
  if (typeof trustedTypes === 'undefined') return WORKER;
  return trustedTypes.createPolicy('score-worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER);
}

async function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  if (!worker || worker.state === 'activated') return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the worker was replaced'));
    });
  });
}

async function keep(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  try {
    await untilActive(await navigator.serviceWorker.register(trustAddress(), { scope: location.pathname }));
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const own = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
    const wanted = new Set([new URL(location.pathname, location.href), ...own].map(({ href }) => href));
    const cache = await caches.open(CACHE);
    await cache.addAll([...wanted]);
    // Files of an earlier version of the page.
    const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
    await Promise.all(old.map((request) => cache.delete(request)));
    return true;
  } catch {
    // A private window stores nothing; a page opened offline is in the cache already.
    return (await caches.match(location.pathname, { cacheName: CACHE }).catch(() => undefined)) !== undefined;
  }
}

let kept: Promise<boolean> | undefined;

/** Caches this page and its scripts, so that it opens offline even after the browser was killed. */
export function keepForOffline(): Promise<boolean> {
  kept ??= keep();
  return kept;
}
