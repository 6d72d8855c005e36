import { siteStorage, type SafeStorage } from '@maidan/auth/safe-storage';

/** Specification, section 3. The third is ours: by it alone the newest one can be told from those that were read. */
const HIGHLIGHT_KEY = 'notification_highlight';
const DATE_KEY = 'notification_date';
const SEEN_KEY = 'notification_seen';
const KEYS: ReadonlySet<string | null> = new Set([HIGHLIGHT_KEY, DATE_KEY, SEEN_KEY, null]);

/** The last visit to the notifications; milliseconds since 1970. */
export interface LastVisit {
  readonly openedAt: number | null;
  readonly seenUntil: number | null;
}

/** What this browser remembers of the notifications, in all its tabs. */
export interface NotificationStore {
  /** The same object as long as nothing changed. */
  snapshot(): LastVisit;
  subscribe(listener: () => void): () => void;
  /** The page was opened: its date is stored and the badge goes (specification, section 4). */
  opened(now: number): void;
  /** @param instant when the newest one came that is shown, ISO 8601 */
  saw(instant: string): void;
}

const neverVisited: LastVisit = { openedAt: null, seenUntil: null };

export function createNotificationStore(storage: SafeStorage): NotificationStore {
  const listeners = new Set<() => void>();
  let visit = neverVisited;

  function fromOtherTab({ key }: StorageEvent): void {
    if (!KEYS.has(key)) return;
    storage.changedElsewhere(key);
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  return {
    snapshot() {
      // Other clients of the specification may say by the word alone that it is to be shown.
      const isAsked = storage.get(HIGHLIGHT_KEY) === 'true';
      const openedAt = isAsked ? null : readTime(storage.get(DATE_KEY));
      const seenUntil = readTime(storage.get(SEEN_KEY));
      if (visit.openedAt !== openedAt || visit.seenUntil !== seenUntil) visit = { openedAt, seenUntil };
      return visit;
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', fromOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', fromOtherTab);
      };
    },
    opened(now) {
      storage.set(HIGHLIGHT_KEY, 'false');
      storage.set(DATE_KEY, new Date(now).toISOString());
      tell();
    },
    saw(instant) {
      if (storage.get(SEEN_KEY) === instant) return;
      storage.set(SEEN_KEY, instant);
      tell();
    },
  };
}

/** A date as we store it, or as others would: ISO 8601 or milliseconds. Null for anything else. */
function readTime(stored: string | null): number | null {
  if (stored === null) return null;
  const time = /^\d{11,}$/.test(stored) ? Number(stored) : Date.parse(stored);
  return Number.isNaN(time) ? null : time;
}

export const notificationStore = createNotificationStore(siteStorage);
