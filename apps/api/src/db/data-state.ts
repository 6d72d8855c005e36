import { sql, type Kysely } from 'kysely';

/** Detects changes of the stored data, by any process. */
export interface DataState {
  /** Two equal values mean equal data; null while it is unknown. */
  current(): string | null;
  /** Reports a write of this process that is committed. */
  changed(): void;
}

/** SQLite answers without waiting, so it is read each time. */
export function readableState(read: () => string): DataState {
  return { current: read, changed: () => undefined };
}

/** Milliseconds between two reads of the state, and how long one counts: other processes write meanwhile. */
const READ_EVERY = 250;
const COUNTS_FOR = 1000;

/**
 * PostgreSQL's snapshot names the transactions whose rows a statement sees, so it changes with every commit and never
 * returns to a former value. It is read only while someone wants to know.
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
        // Without an answer the state is unknown until a later read succeeds.
        read(now).catch(() => undefined);
      }
      return now - readAt <= COUNTS_FOR ? `${snapshot} ${ownWrites}` : null;
    },
    changed: () => void (ownWrites += 1),
  };
}
