import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import type { SessionPort } from '@maidan/api-client/core/create-api';
import { readId, type Id } from '@maidan/contract/core/wire';

/** Only this file writes these keys. */
const TOKEN_KEY = 'token';
const USER_KEY = 'user_id';
/** Outlives the session. */
const LAST_USER_KEY = 'last_user_id';

export interface Credentials {
  readonly token: string;
  readonly userId: Id | null;
}

/**
 * - `hasToken`: a token is stored
 * - `signedIn`: the user's view is visible; not while the server is unreachable and has not confirmed the token
 * - `confirmed`: the server has confirmed the user since the page loaded
 */
export interface SessionSnapshot {
  readonly hasToken: boolean;
  readonly signedIn: boolean;
  readonly confirmed: boolean;
  readonly userId: Id | null;
}

/**
 * Why the token changed. `login` and `logout` happened here; `refused`: by the server; `sister-site`: adopted through the
 * parent domain's cookie; `elsewhere`: another tab, or any other writer of the storage.
 */
export type SessionCause = 'login' | 'logout' | 'refused' | 'sister-site' | 'elsewhere';

export interface SessionChange {
  readonly cause: SessionCause;
  readonly before: SessionSnapshot;
  readonly after: SessionSnapshot;
}

/** Who is logged in on this site, in all its tabs. Also the `session` of `createApi`. */
export interface Session extends SessionPort {
  /** As stored now, because another tab may have just changed it. */
  token(): string | null;
  /** The same object until something changes. */
  snapshot(): SessionSnapshot;
  /** Who is or was last signed in on this site with this browser. */
  lastUserId(): Id | null;
  subscribe(listener: () => void): () => void;
  /** Reports every new, different or lost token, after the snapshot has changed. */
  onTokenChange(listener: (change: SessionChange) => void): () => void;
  signIn(credentials: Credentials, cause?: 'login' | 'sister-site'): void;
  signOut(cause?: 'logout' | 'refused'): void;
  /** Logs out and forgets the last user, whose account no longer exists. */
  forgetUser(): void;
  /** The server has reported whose token it is. */
  confirm(userId: Id): void;
  /** The server is unreachable: the token stays, and the visitor's view appears. */
  markUnverified(): void;
  /** Reads the keys again after a page was frozen. */
  reread(): void;
}

/** For the server and the first client render. */
export const anonymous: SessionSnapshot = { hasToken: false, signedIn: false, confirmed: false, userId: null };

// A header cannot carry anything else, and careless scripts store the text 'null'.
function readToken(area: StorageArea): string | null {
  const value = area.get(TOKEN_KEY);
  return value !== null && /^[\x21-\x7e]+$/.test(value) && value !== 'null' && value !== 'undefined' ? value : null;
}

export function createSession(area: StorageArea = siteArea): Session {
  const watchers = new Set<() => void>();
  const listeners = new Set<(change: SessionChange) => void>();
  let token = readToken(area);
  let snapshot = token === null ? anonymous : fresh(false);

  function fresh(confirmed: boolean): SessionSnapshot {
    return { hasToken: true, signedIn: true, confirmed, userId: readId(area.get(USER_KEY)) ?? null };
  }

  function update(next: SessionSnapshot): void {
    snapshot = next;
    for (const watcher of watchers) watcher();
  }

  function sync(cause: SessionCause): void {
    const found = readToken(area);
    const before = snapshot;
    if (found === token) return;
    token = found;
    update(found === null ? anonymous : fresh(cause === 'login' || cause === 'sister-site'));
    for (const listener of listeners) listener({ cause, before, after: snapshot });
  }

  function keepUser(userId: Id): void {
    for (const key of [USER_KEY, LAST_USER_KEY]) if (area.get(key) !== String(userId)) area.set(key, String(userId));
  }

  function signOut(cause: 'logout' | 'refused' = 'logout'): void {
    area.remove(TOKEN_KEY);
    area.remove(USER_KEY);
    sync(cause);
  }

  return {
    token: () => readToken(area),
    snapshot: () => snapshot,
    lastUserId: () => readId(area.get(LAST_USER_KEY)) ?? null,
    subscribe(watcher) {
      const unsubscribe = area.subscribe([TOKEN_KEY, USER_KEY], (origin) => {
        if (origin === 'elsewhere') sync('elsewhere');
      });
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        unsubscribe();
      };
    },
    onTokenChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn({ token: issued, userId }, cause = 'login') {
      // The user first, so that a tab notified of the token finds both.
      if (userId === null) area.remove(USER_KEY);
      else keepUser(userId);
      area.set(TOKEN_KEY, issued);
      sync(cause);
    },
    signOut,
    forgetUser() {
      area.remove(LAST_USER_KEY);
      signOut();
    },
    confirm(userId) {
      if (token === null || (snapshot.confirmed && snapshot.signedIn && snapshot.userId === userId)) return;
      keepUser(userId);
      update({ hasToken: true, signedIn: true, confirmed: true, userId });
    },
    markUnverified() {
      // A user who has seen their own view keeps it while the network is down.
      if (snapshot.hasToken && snapshot.signedIn && !snapshot.confirmed) update({ ...snapshot, signedIn: false });
    },
    reread: () => sync('elsewhere'),
    onUnauthorized(refused) {
      if (refused === readToken(area)) signOut('refused');
    },
  };
}
