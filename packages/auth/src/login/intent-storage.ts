import { parseObject } from '@maidan/browser/json';
import { randomKey } from '@maidan/browser/random-key';
import { siteArea, tabArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore } from '@maidan/browser/store';
import { readId, type Id } from '@maidan/contract/core/wire';

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
  keep(name: string, data: unknown): void;
  /** A user's whose session has ended: it joins what is pending. The key stays, so that nothing is written twice. */
  keepBeside(intent: Intent): void;
  list(): readonly Intent[];
  /** The oldest. */
  peek(): Intent | null;
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

export function createIntentStore(tab: StorageArea = tabArea, site: StorageArea = siteArea): IntentStore {
  const store = createStore<{ readonly intents: readonly Intent[] } | null>({
    initial: null,
    maxAgeMs: MAX_AGE,
    persist: {
      area: tab,
      key: 'pending_intent',
      ...asJson<{ readonly intents: readonly Intent[] }>(({ intents }) =>
        Array.isArray(intents) ? { intents: intents.map(readIntent).filter((one) => one !== null) } : null,
      ),
    },
  });
  const list = (): readonly Intent[] => store.get()?.intents ?? [];

  function done(): string[] {
    const keys = parseObject(site.get(DONE_KEY))?.['keys'];
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  }

  return {
    keep: (name, data) => store.set({ intents: [{ name, data, key: randomKey(), userId: null }] }),
    keepBeside: (intent) => store.set({ intents: [...list(), intent].slice(-MOST) }),
    list,
    peek: () => list()[0] ?? null,
    claim({ key }) {
      const rest = list().filter((intent) => intent.key !== key);
      if (rest.length > 0) store.set({ intents: rest });
      else store.clear();
      const before = done();
      if (before.includes(key)) return false;
      site.set(DONE_KEY, JSON.stringify({ keys: [...before, key].slice(-DONE_KEPT) }));
      return true;
    },
    clear: store.clear,
    newKey: randomKey,
  };
}
