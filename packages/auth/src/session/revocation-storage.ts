import { parseObject } from '../timed-storage.ts';
import { siteStorage, type SafeStorage } from '../safe-storage.ts';

const KEY = 'pending_logout';
/** After 30 days the server takes no token any more (trust.md, T-2). */
const MAX_AGE = 30 * 24 * 60 * 60_000;
const MOST = 5;

interface Revocation {
  readonly token: string;
  readonly time: number;
}

/** Tokens that were given up here and that the server may not know of yet (trust.md, T-3: offline logout). */
export interface Revocations {
  add(token: string, now?: number): void;
  all(now?: number): string[];
  remove(token: string): void;
}

export function createRevocations(storage: SafeStorage = siteStorage): Revocations {
  function read(now: number): Revocation[] {
    const list = parseObject(storage.get(KEY))?.['list'];
    if (!Array.isArray(list)) return [];
    return list.flatMap((entry: unknown): Revocation[] => {
      const { token, time } = (entry ?? {}) as Partial<Revocation>;
      return typeof token === 'string' && typeof time === 'number' && now - time <= MAX_AGE ? [{ token, time }] : [];
    });
  }
  function write(list: readonly Revocation[]): void {
    if (list.length === 0) storage.remove(KEY);
    else storage.set(KEY, JSON.stringify({ list: list.slice(-MOST) }));
  }
  return {
    add(token, now = Date.now()) {
      write([...read(now).filter((entry) => entry.token !== token), { token, time: now }]);
    },
    all: (now = Date.now()) => read(now).map(({ token }) => token),
    remove: (token) => write(read(Date.now()).filter((entry) => entry.token !== token)),
  };
}
