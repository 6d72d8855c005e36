import { tabStorage, type SafeStorage } from '../safe-storage.ts';
import { createTimedEntry, type TimedEntry } from '../timed-storage.ts';

/** No code lives longer than this (trust.md, O-3). */
const MAX_AGE = 10 * 60_000;

/** A login between its two steps, so that a switch to the SMS app does not lose it. Never the code. */
export interface PendingLogin {
  readonly phone: string;
  readonly userstatus: 'new' | 'existing';
  /** From when another code may be sent, in milliseconds since 1970, or null. */
  readonly nextSendAt: number | null;
  /** The dialog was open: it opens again by itself when the tab comes back from sleep. */
  readonly open: boolean;
}

export function createPendingLogin(storage: SafeStorage = tabStorage): TimedEntry<PendingLogin> {
  return createTimedEntry<PendingLogin>({
    storage,
    key: 'pending_login',
    maxAge: MAX_AGE,
    read: ({ phone, userstatus, nextSendAt, open }) =>
      typeof phone === 'string' && /^\d{1,10}$/.test(phone)
        ? {
            phone,
            userstatus: userstatus === 'new' ? 'new' : 'existing',
            nextSendAt: typeof nextSendAt === 'number' ? nextSendAt : null,
            open: open === true,
          }
        : null,
  });
}
