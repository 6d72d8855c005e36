import { readId, type Id } from '@maidan/contract/core/wire';
import { parseObject, createTimedEntry } from '../timed-storage.ts';
import { siteStorage, tabStorage, type SafeStorage } from '../safe-storage.ts';

const MAX_AGE = 15 * 60_000;
const DONE_KEY = 'intents_done';
/** More than anybody starts in the time an intent lives. */
const DONE_KEPT = 20;

/** More than a page does at once. */
const MOST = 10;

/** What a visitor wanted to do when the login came in between. */
export interface Intent {
  /** Under which handlers are registered. */
  readonly name: string;
  /** JSON; whoever reads it back checks it, since storage can be written by anybody with the browser in hand. */
  readonly data: unknown;
  /** One per intent: send it as the call's idempotency key, and a repeat writes nothing twice. */
  readonly key: string;
  /** Whose it is, when somebody was signed in: it is run as nobody else. Null for a visitor's. */
  readonly userId: Id | null;
}

/** The pending intents of this tab: a visitor's one, or all that a session's end has cut off. */
export interface IntentStore {
  /** A visitor's: it takes the place of all that was pending. */
  keep(name: string, data: unknown, now?: number): void;
  /** A user's whose session has ended: it joins what is pending. The key stays, so that nothing is written twice. */
  keepBeside(intent: Intent): void;
  list(now?: number): readonly Intent[];
  /** The oldest. */
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

function readIntent(stored: unknown): Intent | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, data, key, userId } = stored as Partial<Record<keyof Intent, unknown>>;
  if (typeof name !== 'string' || typeof key !== 'string') return null;
  return { name, data: data ?? null, key, userId: readId(userId) ?? null };
}

export function createIntentStore(tab: SafeStorage = tabStorage, site: SafeStorage = siteStorage): IntentStore {
  const entry = createTimedEntry<{ readonly intents: readonly Intent[] }>({
    storage: tab,
    key: 'pending_intent',
    maxAge: MAX_AGE,
    read: ({ intents }) =>
      Array.isArray(intents) ? { intents: intents.map(readIntent).filter((one) => one !== null) } : null,
  });
  const list = (now?: number): readonly Intent[] => entry.peek(now)?.intents ?? [];

  function done(): string[] {
    const keys = parseObject(site.get(DONE_KEY))?.['keys'];
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  }

  return {
    keep: (name, data, now) => entry.put({ intents: [{ name, data, key: newKey(), userId: null }] }, now),
    keepBeside: (intent) => entry.put({ intents: [...list(), intent].slice(-MOST) }),
    list,
    peek: (now) => list(now)[0] ?? null,
    claim({ key }) {
      const rest = list().filter((intent) => intent.key !== key);
      if (rest.length > 0) entry.put({ intents: rest });
      else entry.clear();
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
