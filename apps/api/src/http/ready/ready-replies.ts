import type { Clock } from '../../runtime/clock.ts';
import type { DataState } from '../../db/data-state.ts';

/** Milliseconds. A post may appear at its time without any write. */
const KEPT_FOR = 1000;
/** For all replies together; a reply counts with its body, a compressed copy and the overhead of the map. */
const MOST_BYTES = 32 * 1024 * 1024;
const OVERHEAD = 1000;

/** A public reply for every caller without a login. */
export interface ReadyReply {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly cacheControl: string;
  /** As a pattern, for logs and metrics. */
  readonly route: string;
}

interface Entry {
  readonly reply: ReadyReply;
  readonly state: string;
  readonly expires: number;
}

export type ReadyReplies = ReturnType<typeof createReadyReplies>;

/** Replies by address. A reply is valid while the data are unchanged since it was created, for at most `KEPT_FOR`. */
export function createReadyReplies(state: DataState, clock: Clock, mostBytes = MOST_BYTES) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  const weigh = (address: string, { reply }: Entry): number => OVERHEAD + address.length + reply.body.length * 1.5;

  function forget(address: string): void {
    const entry = entries.get(address);
    if (!entry) return;
    entries.delete(address);
    bytes -= weigh(address, entry);
  }

  return {
    bytes: () => bytes,

    find(address: string): ReadyReply | null {
      const entry = entries.get(address);
      if (!entry) return null;
      if (entry.expires <= clock() || entry.state !== state.current()) {
        forget(address);
        return null;
      }
      // Moved to the end: the first in the map is the one unused for longest.
      entries.delete(address);
      entries.set(address, entry);
      return entry.reply;
    },

    /** Call it before the reply is read from the database; the returned function keeps the reply, unless data changed. */
    begin(address: string): (reply: ReadyReply) => void {
      const before = state.current();
      return (reply) => {
        if (before === null || state.current() !== before) return;
        forget(address);
        const entry = { reply, state: before, expires: clock() + KEPT_FOR };
        entries.set(address, entry);
        bytes += weigh(address, entry);
        while (bytes > mostBytes) forget(entries.keys().next().value ?? '');
      };
    },

    /** A call of this process may have written. */
    changed: state.changed,
  };
}
