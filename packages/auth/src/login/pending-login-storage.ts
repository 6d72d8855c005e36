import { tabArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore, type Store } from '@maidan/browser/store';

/** No code is valid for longer. */
const MAX_AGE_MS = 10 * 60_000;

/** A login between its two steps, so that a switch to the SMS app does not lose it. Never the code. */
export interface PendingLogin {
  readonly phone: string;
  readonly userstatus: 'new' | 'existing';
  /** When another code may be sent, in milliseconds since 1970. */
  readonly nextSendAt: number | null;
  /** The dialog was open: it opens again when the browser restores a discarded tab. */
  readonly open: boolean;
}

export type PendingLoginStore = Store<PendingLogin | null>;

export function createPendingLogin(area: StorageArea = tabArea): PendingLoginStore {
  return createStore<PendingLogin | null>({
    initial: null,
    maxAgeMs: MAX_AGE_MS,
    persist: {
      area,
      key: 'pending_login',
      ...asJson<PendingLogin>(({ phone, userstatus, nextSendAt, open }) =>
        typeof phone === 'string' && /^\d{1,10}$/.test(phone)
          ? {
              phone,
              userstatus: userstatus === 'new' ? 'new' : 'existing',
              nextSendAt: typeof nextSendAt === 'number' ? nextSendAt : null,
              open: open === true,
            }
          : null,
      ),
    },
  });
}
