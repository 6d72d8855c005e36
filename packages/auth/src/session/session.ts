import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import type { SessionPort } from '@maidan/api-client/core/create-api';
import { readId, type Id } from '@maidan/contract/core/wire';

/** Only this file writes these two keys. */
const TOKEN_KEY = 'token';
const USER_KEY = 'user_id';

export interface Credentials {
  readonly token: string;
  readonly userId: Id | null;
}

/**
 * - `hasToken`: a token is stored
 * - `signedIn`: the signed-in view is shown. Not while the server could not be asked who the token belongs to.
 * - `confirmed`: the server said who it is during this page's life
 */
export interface SessionSnapshot {
  readonly hasToken: boolean;
  readonly signedIn: boolean;
  readonly confirmed: boolean;
  readonly userId: Id | null;
}

/**
 * Why the token changed. `login` and `logout` happened here, `refused` is the server's no, `other-site` a login taken
 * over by the parent domain's cookie, `elsewhere` another tab, or whatever else wrote to storage.
 */
export type SessionCause = 'login' | 'logout' | 'refused' | 'other-site' | 'elsewhere';

export interface SessionChange {
  readonly cause: SessionCause;
  readonly before: SessionSnapshot;
  readonly after: SessionSnapshot;
}

/** Who is signed in on this site, in all its tabs. It is the `session` of `createApi` too. */
export interface Session extends SessionPort {
  /** As stored now, also when another tab or a person changed it a moment ago. */
  token(): string | null;
  /** The same object as long as nothing changed. */
  snapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  /** Hears of every new, other or lost token, after the snapshot has changed. */
  onTokenChange(listener: (change: SessionChange) => void): () => void;
  signIn(credentials: Credentials, cause?: 'login' | 'other-site'): void;
  signOut(cause?: 'logout' | 'refused'): void;
  /** The server answered who the token belongs to. */
  confirm(userId: Id): void;
  /** The server could not be asked: the token stays, the visitor's view is shown (trust.md, "A failed me"). */
  doubt(): void;
  /** Reads the keys again, for a page that was frozen. */
  reread(): void;
}

/** What the server renders and the first client render shows: nobody. */
export const anonymous: SessionSnapshot = { hasToken: false, signedIn: false, confirmed: false, userId: null };

// A header cannot carry anything else, and 'null' is what careless scripts store for none.
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

  function show(next: SessionSnapshot): void {
    snapshot = next;
    for (const watcher of watchers) watcher();
  }

  function sync(cause: SessionCause): void {
    const found = readToken(area);
    const before = snapshot;
    if (found === token) return;
    token = found;
    show(found === null ? anonymous : fresh(cause === 'login' || cause === 'other-site'));
    for (const listener of listeners) listener({ cause, before, after: snapshot });
  }

  function signOut(cause: 'logout' | 'refused' = 'logout'): void {
    area.remove(TOKEN_KEY);
    area.remove(USER_KEY);
    sync(cause);
  }

  return {
    token: () => readToken(area),
    snapshot: () => snapshot,
    subscribe(watcher) {
      const unfollow = area.subscribe([TOKEN_KEY, USER_KEY], (origin) => {
        if (origin === 'elsewhere') sync('elsewhere');
      });
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        unfollow();
      };
    },
    onTokenChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn({ token: issued, userId }, cause = 'login') {
      // The user first: a tab that hears of the token finds both.
      if (userId === null) area.remove(USER_KEY);
      else area.set(USER_KEY, String(userId));
      area.set(TOKEN_KEY, issued);
      sync(cause);
    },
    signOut,
    confirm(userId) {
      if (token === null || (snapshot.confirmed && snapshot.signedIn && snapshot.userId === userId)) return;
      if (snapshot.userId !== userId) area.set(USER_KEY, String(userId));
      show({ hasToken: true, signedIn: true, confirmed: true, userId });
    },
    doubt() {
      // Who has seen their own view keeps it through a gap in the network.
      if (snapshot.hasToken && snapshot.signedIn && !snapshot.confirmed) show({ ...snapshot, signedIn: false });
    },
    reread: () => sync('elsewhere'),
    onUnauthorized(refused) {
      if (refused === readToken(area)) signOut('refused');
    },
  };
}
