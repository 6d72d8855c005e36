import { randomKey } from '@maidan/browser/random-key';
import type { StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore } from '@maidan/browser/store';
import { WRITES_WAIT_DAYS } from '@maidan/contract/rules/limits';

/** More unanswered writes than anyone has. */
const MOST = 50;
const LIFE_MS = WRITES_WAIT_DAYS * 24 * 60 * 60_000;

interface AttemptedWrite {
  /** A hash of the write, so that its content is not stored twice. */
  readonly print: string;
  readonly key: string;
  readonly time: number;
  readonly isDraft: boolean;
}

interface AttemptedWrites {
  readonly writes: readonly AttemptedWrite[];
}

interface KeptAttempt {
  /** Its content is kept as a draft until it is sent, so it may be repeated much later. */
  readonly isDraft?: boolean;
}

/** The idempotency keys of unanswered writes: repeating one returns its first result. */
export interface AttemptKeys {
  /**
   * The key for a write: that of its unanswered attempt, or a new one. It is stored at once, because the page may close
   * before the answer.
   */
  begin(print: string, options?: KeptAttempt): string;
  /** No answer came. */
  leave(key: string): void;
  /**
   * The server accepted or refused a write. That forgets the others, except drafts and writes in flight: closing, reopening
   * and closing again are three actions, even if the first was never answered.
   */
  settle(key: string): void;
  clear(): void;
}

/** Files are identified by name, size and time: their bytes are read only to send them. */
const written = (_name: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** A 64-bit hash that identifies a write by its content. Not for secrets: Web Crypto has no synchronous hash. */
export function printOf(endpointId: string, input: unknown): string {
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (const unit of `${endpointId} ${JSON.stringify(input, written)}`) {
    const code = unit.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x5bd1e995) ^ (other >>> 15);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

function readWrite(stored: unknown): AttemptedWrite[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { print, key, time, isDraft } = stored as Partial<Record<keyof AttemptedWrite, unknown>>;
  const isRead = typeof print === 'string' && typeof key === 'string' && typeof time === 'number';
  return isRead ? [{ print, key, time, isDraft: isDraft === true }] : [];
}

/** @param name the storage key */
export function createAttemptKeys(area: StorageArea, name: string): AttemptKeys {
  const store = createStore<AttemptedWrites | null>({
    initial: null,
    persist: {
      area,
      key: name,
      ...asJson<AttemptedWrites>(({ writes }) =>
        Array.isArray(writes) ? { writes: writes.flatMap(readWrite) } : null,
      ),
    },
    // The server keeps the keys of each account separately.
    perUser: (value, userId) => (userId === null ? null : value),
  });
  const inFlight = new Set<string>();
  const list = () => (store.get()?.writes ?? []).filter(({ time }) => time > Date.now() - LIFE_MS);

  function save(writes: readonly AttemptedWrite[]): void {
    if (writes.length > 0) store.set({ writes: writes.slice(-MOST) });
    else if (store.get() !== null) store.clear();
  }

  return {
    begin(print, { isDraft = false } = {}) {
      const key = list().find((one) => one.print === print)?.key ?? randomKey();
      save([...list().filter((one) => one.key !== key), { print, key, time: Date.now(), isDraft }]);
      inFlight.add(key);
      return key;
    },
    leave: (key) => void inFlight.delete(key),
    settle(key) {
      inFlight.delete(key);
      save(list().filter((one) => one.key !== key && (one.isDraft || inFlight.has(one.key))));
    },
    clear: () => store.clear(),
  };
}
