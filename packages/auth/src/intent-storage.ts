import { parseObject, createTimedEntry } from './timed-storage.ts';
import { siteStorage, tabStorage, type SafeStorage } from './safe-storage.ts';

const MAX_AGE = 15 * 60_000;
const DONE_KEY = 'intents_done';
/** More than anybody starts in the time an intent lives. */
const DONE_KEPT = 20;

/** What a visitor wanted to do when the login came in between. */
export interface Intent {
  /** Under which handlers are registered. */
  readonly name: string;
  /** JSON; whoever reads it back checks it, since storage can be written by anybody with the browser in hand. */
  readonly data: unknown;
  /** One per intent: send it as the call's idempotency key, and a repeat writes nothing twice. */
  readonly key: string;
}

/** The one pending intent of this tab; a newer one replaces it. */
export interface IntentStore {
  keep(name: string, data: unknown, now?: number): void;
  peek(now?: number): Intent | null;
  /**
   * Removes it and says whether it is still to be run: a tab made as a copy of this one carries the same intent, and
   * only the first to ask may run it.
   */
  claim(intent: Intent): boolean;
  clear(): void;
  /** A key for something that runs at once. */
  newKey(): string;
}

export function createIntentStore(tab: SafeStorage = tabStorage, site: SafeStorage = siteStorage): IntentStore {
  const entry = createTimedEntry<Intent>({
    storage: tab,
    key: 'pending_intent',
    maxAge: MAX_AGE,
    read: ({ name, data, key }) =>
      typeof name === 'string' && typeof key === 'string' ? { name, data: data ?? null, key } : null,
  });

  function done(): string[] {
    const keys = parseObject(site.get(DONE_KEY))?.['keys'];
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  }

  return {
    keep: (name, data, now) => entry.put({ name, data, key: newKey() }, now),
    peek: entry.peek,
    claim({ key }) {
      if (entry.peek()?.key === key) entry.clear();
      const before = done();
      if (before.includes(key)) return false;
      site.set(DONE_KEY, JSON.stringify({ keys: [...before, key].slice(-DONE_KEPT) }));
      return true;
    },
    clear: entry.clear,
    newKey,
  };
}

// randomUUID is missing on a plain-http origin that is not the loopback; there a key need only be new.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
