import { sql, type Kysely } from 'kysely';
import type { DataState } from '../data-state.ts';
import { runOnReplica } from './route-reads.ts';

/** Milliseconds between two checks of both servers, and how long one is valid. */
const LOOK_EVERY = 250;
const COUNTS_FOR = 1000;

/** Where public reads run. */
export interface PublicReads {
  readonly state: DataState;
  /** Runs a read that may be repeated and does not belong to a user. */
  run<Result>(read: () => Promise<Result>): Promise<Result>;
}

interface Look {
  readonly at: number;
  /** The primary's write position. */
  readonly written: string;
}

/**
 * A replica counts as up to date once it has replayed everything that the primary had written at the previous check,
 * so its reads are at most two seconds old. Otherwise, and after any failure, reads run on the primary.
 * @param onChange reports whether public reads use the replica, whenever that changes after the first check
 */
export function readReplica<Tables>(
  db: Kysely<Tables>,
  primary: DataState,
  onChange: (isNear: boolean) => void,
): PublicReads {
  let before: Look | null = null;
  let [snapshot, nearAt, triedAt] = ['', Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let ownWrites = 0;
  let reported: boolean | null = null;

  function report(found: boolean): void {
    if (!found) nearAt = Number.NEGATIVE_INFINITY;
    if (reported === found) return;
    if (reported !== null || found) onChange(found);
    reported = found;
  }

  async function look(at: number): Promise<void> {
    const last = before;
    before = await readWritten(db, at);
    if (last === null || at - last.at > COUNTS_FOR) return;
    const { rows } = await runOnReplica(() =>
      sql<{ is_near: boolean | null; snapshot: string }>`
        select pg_last_wal_replay_lsn() >= ${last.written}::pg_lsn as is_near, pg_current_snapshot()::text as snapshot`.execute(
        db,
      ),
    );
    const [row] = rows;
    if (row?.is_near) [snapshot, nearAt] = [row.snapshot, at];
    report(row?.is_near === true);
  }

  function isNear(): boolean {
    const now = performance.now();
    if (now - triedAt >= LOOK_EVERY) {
      triedAt = now;
      look(now).catch(() => report(false));
    }
    return now - nearAt <= COUNTS_FOR;
  }

  return {
    state: {
      current: () => (isNear() ? `replica ${snapshot} ${ownWrites}` : primary.current()),
      changed() {
        ownWrites += 1;
        primary.changed();
      },
    },
    async run(read) {
      if (!isNear()) return read();
      try {
        return await runOnReplica(read);
      } catch (error) {
        // The primary may have rows that the replica lacks; only an error of the database itself means that the replica
        // is faulty.
        if (isOfDatabase(error)) report(false);
        return read();
      }
    },
  };
}

const isOfDatabase = (error: unknown): boolean =>
  /^(?:E[A-Z]+|\d\w{4})$/.test(String((error as { code?: unknown } | null)?.code));

async function readWritten<Tables>(db: Kysely<Tables>, at: number): Promise<Look> {
  const { rows } = await sql<{ written: string }>`select pg_current_wal_lsn()::text as written`.execute(db);
  return { at, written: rows[0]?.written ?? '' };
}
