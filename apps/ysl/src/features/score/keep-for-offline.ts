const CACHE = 'maidan-score';
const WORKER = '/score-worker.js';

/** What a page that uses trusted types hands to a worker: the one address that it may run. */
function workerAddress(): string {
  const types = (
    globalThis as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): unknown } };
    }
  ).trustedTypes;
  if (!types) return WORKER;
  const policy = types.createPolicy('score-worker', { createScriptURL: () => WORKER });
  return policy.createScriptURL(WORKER) as string;
}

/** Keeps this page and its scripts, so that it opens without a network after the browser was killed. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  try {
    await navigator.serviceWorker.register(workerAddress(), { scope: location.pathname });
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = loaded.filter((address) => new URL(address).origin === location.origin && address.includes('/assets/'));
    const cache = await caches.open(CACHE);
    await cache.addAll([location.pathname, ...new Set(own)]);
  } catch {
    // Private windows keep nothing; scoring works as long as the page is open.
  }
}
