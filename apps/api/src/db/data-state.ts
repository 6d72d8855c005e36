import { sql, type Kysely } from 'kysely';

/** Detects changes of the stored data, by any process. */
export interface DataState {
  /** Equal values mean unchanged data; null while unknown. */
  current(): string | null;
  /** Reports a committed write of this process. */
  changed(): void;
}

/** SQLite returns it without waiting, so it is read each time. */
export function readableState(read: () => string): DataState {
  return { current: read, changed: () => undefined };
}

/** Milliseconds between two reads of the state, and how long one is valid: other processes write meanwhile. */
const READ_EVERY = 250;
const COUNTS_FOR = 1000;

/**
 * PostgreSQL's snapshot names the transactions whose rows a statement sees, so it changes with every commit and never
 * returns to an earlier value. It is read only while someone needs it.
 */
export function polledState<Tables>(db: Kysely<Tables>): DataState {
  let snapshot = '';
  let ownWrites = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;

  async function read(startedAt: number): Promise<void> {
    const { rows } = await sql<{ state: string }>`select pg_current_snapshot()::text as state`.execute(db);
    snapshot = rows[0]?.state ?? '';
    readAt = startedAt;
  }

  return {
    current() {
      const now = performance.now();
      if (now - triedAt >= READ_EVERY) {
        triedAt = now;
        // Without a reply the state is unknown until a later read succeeds.
        read(now).catch(() => undefined);
      }
      return now - readAt <= COUNTS_FOR ? `${snapshot} ${ownWrites}` : null;
    },
    changed: () => void (ownWrites += 1),
  };
}
