import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore } from '@maidan/browser/store';
import { isSameChoice, readPendingChoice, type PendingChoice } from './registration-choice.ts';

const ID_KEYS = ['fid', 'sid', 'gid'] as const;
/** Key of the nonce and time of the click that stored the ids. Ids without it were not stored by this site. */
const NONCE_KEY = 'registration_nonce';
const MAX_AGE_MS = 15 * 60_000;

/** The team a visitor chose before logging in. All tabs see it; only the tab with the same nonce may submit it. */
export interface PendingRegistrations {
  /** Called only on a click. */
  keep(choice: PendingChoice): void;
  /** Removes the stored choice if it is this one. @returns whether it was, so that only one of two tabs proceeds */
  claim(choice: PendingChoice): boolean;
  /** Removes ids that were not stored by a click or have expired. */
  dropStale(): void;
  clear(): void;
}

export function createPendingRegistrations(area: StorageArea): PendingRegistrations {
  const mark = createStore<{ nonce: string } | null>({
    initial: null,
    maxAgeMs: MAX_AGE_MS,
    persist: {
      area,
      key: NONCE_KEY,
      ...asJson(({ nonce }) => (typeof nonce === 'string' ? { nonce } : null)),
    },
  });

  function read(): PendingChoice | null {
    const [fid, sid, gid] = ID_KEYS.map((key) => area.get(key));
    return readPendingChoice({ fid, sid, gid, nonce: mark.get()?.nonce });
  }

  function clear(): void {
    for (const key of ID_KEYS) area.remove(key);
    mark.clear();
  }

  return {
    keep(choice) {
      for (const key of ID_KEYS) area.set(key, String(choice[key]));
      mark.set({ nonce: choice.nonce });
    },
    claim(choice) {
      const stored = read();
      if (stored === null || stored.nonce !== choice.nonce || !isSameChoice(choice, stored)) return false;
      clear();
      return true;
    },
    dropStale() {
      if (read() === null) clear();
    },
    clear,
  };
}

export const pendingRegistrations = createPendingRegistrations(siteArea);
