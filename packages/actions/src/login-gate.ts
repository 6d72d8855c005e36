import { parseObject } from '@maidan/browser/json';
import { siteArea, tabArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore } from '@maidan/browser/store';
import { readId, type Id } from '@maidan/contract/core/wire';
import { upgradeStored } from './queue/stored-format.ts';

const MAX_AGE_MS = 15 * 60_000;
/** More actions than anyone starts during the life of a gate. */
const CLAIMS_MAX = 20;
/** More actions than one page starts at once. */
const GATED_MAX = 10;

/** An action that waits for a login. */
export interface GatedAction {
  /** The id of the endpoint. */
  readonly name: string;
  readonly data: unknown;
  readonly key: string;
  /** The user whose session ended; it is sent for no one else. Null for a visitor's action. */
  readonly userId: Id | null;
}

/** The actions of this tab that wait for a login: a visitor's latest, or all those that the end of a session interrupted. */
export interface LoginGate {
  add(action: GatedAction): void;
  /** Oldest first. */
  list(): readonly GatedAction[];
  /** Removes it. False if another tab has it: a copied tab has the same actions, and only one of the two may send them. */
  claim(action: GatedAction): boolean;
  clear(): void;
}

interface Gated {
  readonly intents: readonly GatedAction[];
}

function readGated(stored: unknown): GatedAction | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { name, data, key, userId } = stored as Partial<Record<keyof GatedAction, unknown>>;
  if (typeof name !== 'string' || typeof key !== 'string') return null;
  return { ...upgradeStored(name, data ?? null), key, userId: readId(userId) ?? null };
}

export function createLoginGate(tab: StorageArea = tabArea, site: StorageArea = siteArea): LoginGate {
  const gated = createStore<Gated | null>({
    initial: null,
    maxAgeMs: MAX_AGE_MS,
    persist: {
      area: tab,
      key: 'pending_intent',
      ...asJson<Gated>(({ intents }) =>
        Array.isArray(intents) ? { intents: intents.map(readGated).filter((one) => one !== null) } : null,
      ),
    },
  });
  const list = () => gated.get()?.intents ?? [];

  function claims(): string[] {
    const keys = parseObject(site.get('intents_done'))?.['keys'];
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  }

  return {
    add: (action) => gated.set({ intents: action.userId === null ? [action] : [...list(), action].slice(-GATED_MAX) }),
    list,
    claim({ key }) {
      const rest = list().filter((other) => other.key !== key);
      if (rest.length > 0) gated.set({ intents: rest });
      else gated.clear();
      const before = claims();
      if (before.includes(key)) return false;
      site.set('intents_done', JSON.stringify({ keys: [...before, key].slice(-CLAIMS_MAX) }));
      return true;
    },
    clear: gated.clear,
  };
}
