import { siteArea, type StorageArea } from '@maidan/browser/storage-area';

// The first two keys are shared with other clients. Only the third tells new notifications from those already seen.
const HIGHLIGHT_KEY = 'notification_highlight';
const DATE_KEY = 'notification_date';
const SEEN_KEY = 'notification_seen';

/** The last visit to the notifications; milliseconds since 1970. */
export interface LastVisit {
  readonly openedAt: number | null;
  readonly seenUntil: number | null;
}

/** What this browser stores about the notifications, shared by all tabs. */
export interface NotificationStore {
  /** Returns the same object until something changes. */
  snapshot(): LastVisit;
  subscribe(listener: () => void): () => void;
  /** Called when the page is opened: stores the date and hides the badge. */
  opened(now: number): void;
  /** @param instant date of the newest visible notification, ISO 8601 */
  saw(instant: string): void;
}

export function createNotificationStore(area: StorageArea): NotificationStore {
  let visit: LastVisit = { openedAt: null, seenUntil: null };

  return {
    snapshot() {
      // Other clients may request the badge with this value alone.
      const isRequested = area.get(HIGHLIGHT_KEY) === 'true';
      const openedAt = isRequested ? null : readTime(area.get(DATE_KEY));
      const seenUntil = readTime(area.get(SEEN_KEY));
      if (visit.openedAt !== openedAt || visit.seenUntil !== seenUntil) visit = { openedAt, seenUntil };
      return visit;
    },
    subscribe: (listener) => area.subscribe([HIGHLIGHT_KEY, DATE_KEY, SEEN_KEY], listener),
    opened(now) {
      area.set(HIGHLIGHT_KEY, 'false');
      area.set(DATE_KEY, new Date(now).toISOString());
    },
    saw(instant) {
      if (area.get(SEEN_KEY) !== instant) area.set(SEEN_KEY, instant);
    },
  };
}

/** A date as this client stores it, or as others do: ISO 8601 or milliseconds. Null for anything else. */
function readTime(stored: string | null): number | null {
  if (stored === null) return null;
  const time = /^\d{11,}$/.test(stored) ? Number(stored) : Date.parse(stored);
  return Number.isNaN(time) ? null : time;
}

export const notificationStore = createNotificationStore(siteArea);
