import { siteStorage, type SafeStorage } from '@maidan/auth/safe-storage';
import { createTimedEntry } from '@maidan/auth/timed-storage';
import { isSameChoice, readPendingChoice, type PendingChoice } from './registration-choice.ts';

/** Specification, section 3. */
const ID_KEYS = ['fid', 'sid', 'gid'] as const;
/** Whose click it was and when; ids without it were written by somebody else. */
const NONCE_KEY = 'registration_nonce';
/** Milliseconds (trust.md, "Pending ids"). */
const MAX_AGE = 15 * 60_000;

/** The team a visitor chose before logging in. All tabs see it; only the tab with the same nonce may submit it. */
export interface PendingRegistrations {
  /** Called by a click and by nothing else. */
  keep(choice: PendingChoice, now?: number): void;
  /** Removes it and answers whether this choice was the stored one, so that of two tabs only one goes on. */
  claim(choice: PendingChoice, now?: number): boolean;
  /** Removes ids that nobody clicked or that are too old. */
  dropStale(now?: number): void;
  clear(): void;
}

export function createPendingRegistrations(storage: SafeStorage): PendingRegistrations {
  const mark = createTimedEntry<{ nonce: string }>({
    storage,
    key: NONCE_KEY,
    maxAge: MAX_AGE,
    read: ({ nonce }) => (typeof nonce === 'string' ? { nonce } : null),
  });

  function peek(now?: number): PendingChoice | null {
    const [fid, sid, gid] = ID_KEYS.map((key) => storage.get(key));
    return readPendingChoice({ fid, sid, gid, nonce: mark.peek(now)?.nonce });
  }

  function clear(): void {
    for (const key of ID_KEYS) storage.remove(key);
    mark.clear();
  }

  return {
    keep(choice, now) {
      for (const key of ID_KEYS) storage.set(key, String(choice[key]));
      mark.put({ nonce: choice.nonce }, now);
    },
    claim(choice, now) {
      const stored = peek(now);
      if (stored === null || stored.nonce !== choice.nonce || !isSameChoice(choice, stored)) return false;
      clear();
      return true;
    },
    dropStale(now) {
      if (peek(now) === null) clear();
    },
    clear,
  };
}

export const pendingRegistrations = createPendingRegistrations(siteStorage);
