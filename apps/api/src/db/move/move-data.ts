import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { requireEmpty } from '../import-database.ts';
import { isMigrated, migrate } from '../migrate.ts';
import type { OpenDatabase } from '../open-database.ts';
import { tableOrder } from '../schema.ts';
import { compareDatabases, type Comparison } from './compare-rows.ts';
import { copyChanges, type Filling } from './copy-changes.ts';
import { freeze, unfreeze } from './freeze.ts';
import { dropMoveState, MoveError, readMoveState, requireOwnMove, writeMoveState } from './move-state.ts';

/** A pass with fewer changes is followed by the freeze: the rest takes no longer than reading both sides. */
const FEW_CHANGES = 500;
/** The most passes before the freeze, however much is written meanwhile. */
const MOST_PASSES = 5;
/** Triggers of the target may change rows that were already copied; the next attempt corrects them. */
const TRIES = 4;

export interface Move {
  /** Used to write to the source, only for the freeze. */
  readonly source: OpenDatabase;
  /** Its transactions hold a view of the data without blocking writers. */
  readonly reading: OpenDatabase;
  readonly target: OpenDatabase;
  readonly rehearse: boolean;
  readonly stopping: AbortSignal;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  progress(line: string): void;
}

export interface MoveResult extends Comparison {
  /** How long writes were refused until the target was complete, in milliseconds; for a rehearsal, the estimate. */
  readonly frozen: number;
}

/**
 * Copies everything into an empty database while the source stays in use, then freezes the source for the last changes
 * and the comparison. The source stays frozen after a move, and is writable again after a failure, a signal or a
 * rehearsal.
 * @throws MoveError
 */
export async function moveData(move: Move): Promise<MoveResult> {
  const { source, stopping, progress } = move;
  const target = await claim(move);
  if (target === null) return { ...(await compareAgain(move)), frozen: 0 };
  for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
    const started = performance.now();
    const changed = await ofOneMoment(move.reading, (moment) => copyChanges(moment, target, stopping));
    progress(`Pass ${pass}: ${changed} rows in ${seconds(performance.now() - started)}.`);
    if (changed < FEW_CHANGES) break;
  }
  if (move.rehearse) return timed(() => settle(move, target));
  try {
    const result = await timed(async () => {
      await freezeSoon(source);
      progress('The source refuses writes from now on; clients try again by themselves.');
      return settle(move, target);
    });
    await release(target);
    return result;
  } catch (error) {
    if (await unfreeze(source)) progress('The source accepts writes again.');
    throw error;
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

async function timed(work: () => Promise<Comparison>): Promise<MoveResult> {
  const started = performance.now();
  return { ...(await work()), frozen: performance.now() - started };
}

/** @returns null when an earlier run completed the target, and was interrupted before it could report that */
async function claim({ source, target, rehearse, now }: Move): Promise<Filling | null> {
  const isFrozen = (await readMoveState(source))?.state === 'frozen';
  const found = await readMoveState(target);
  if (found?.state === 'frozen') throw new MoveError('The data have moved away from the database of MOVE_TO.');
  if (found === null) await migrate(target, now);
  if (!(await isMigrated(target.db))) {
    throw new MoveError('Another version began to fill the database of MOVE_TO. Begin again with an empty one.');
  }
  const token = randomUUID();
  const isClaimed = await target.db.transaction().execute(async (db) => {
    if (found === null) {
      const tables = new Set<string>(tableOrder.map(({ name }) => name));
      const empty = await requireEmpty(db, tables).then(
        () => null,
        (error: Error) => error,
      );
      if (empty !== null && isFrozen && !rehearse) return false;
      if (empty !== null) throw empty;
    }
    await writeMoveState({ db, engine: target.engine }, { state: 'filling', token });
    return true;
  });
  return isClaimed ? { ...target, token } : null;
}

async function compareAgain({ reading, target }: Move): Promise<Comparison> {
  const compared = await ofOneMoment(reading, ({ db }) => compareDatabases(db, target.db));
  if (compared.differing.length === 0) return compared;
  throw new MoveError(`The database of MOVE_TO is not empty: ${compared.differing.join(', ')} have other rows.`);
}

/** Copies until a full comparison finds no difference, all from one snapshot of the source. */
async function settle({ reading, stopping }: Move, target: Filling): Promise<Comparison> {
  return ofOneMoment(reading, async (moment) => {
    let differing: readonly string[] = [];
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      await copyChanges(moment, target, stopping);
      const compared = await compareDatabases(moment.db, target.db);
      stopping.throwIfAborted();
      ({ differing } = compared);
      if (differing.length === 0) return compared;
    }
    throw new MoveError(`The copy of ${differing.join(', ')} differs from its source.`);
  });
}

/** Runs work on a snapshot of the database, unaffected by writes. */
async function ofOneMoment<Result>(
  { db: reading, engine }: OpenDatabase,
  work: (moment: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  return reading
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(db);
      return work({ db, engine });
    });
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Running transactions may hold a table for some seconds; everyone else may continue between two attempts. */
async function freezeSoon(source: OpenDatabase): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await freeze(source);
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE || attempt === 20) throw error;
      await wait(500);
    }
  }
}

/** Only now may a server open the target. */
async function release({ db, engine, token }: Filling): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await requireOwnMove({ db: tx, engine }, token);
    await dropMoveState(tx);
  });
}
