import type { Logger } from 'pino';
import type { OpenDatabase } from '../../db/open-database.ts';
import { describeError } from '../../http/errors/describe-error.ts';
import { findEventIds, listEventsAfter, type LiveRow } from '../events/live-events.store.ts';

/** Milliseconds between two polls: without a wake-up, and with one that may get lost. */
const POLL_EVERY = 250;
const POLL_ANYWAY_EVERY = 5000;
const AT_ONCE = 1000;
/** PostgreSQL assigns ids before it commits: an event this far behind may still become visible. */
const OVERLAP = 200;

export interface LiveReader {
  /** Starts reading, if not yet started; resolves to the last id before the first reported event. */
  start(): Promise<number>;
  stop(): void;
}

/** Reads new rows for the whole process, one read at a time, and reports each row once. */
export function createLiveReader(
  { db, engine, listen }: OpenDatabase,
  log: Logger,
  onEvent: (row: LiveRow) => void,
): LiveReader {
  const overlap = engine === 'postgres' ? OVERLAP : 0;
  let running: Promise<Running> | null = null;

  interface Running {
    last: number;
    end: () => void;
  }

  async function begin(): Promise<Running> {
    const state = { last: (await findEventIds(db)).last, end: () => undefined as void };
    let reported = new Set((await listEventsAfter(db, state.last - overlap - 1, AT_ONCE)).map((row) => row.id));
    let isReading = false;
    let isWanted = false;
    let isOver = false;

    async function readOnce(): Promise<boolean> {
      const rows = await listEventsAfter(db, state.last - overlap, AT_ONCE);
      for (const row of rows) if (!reported.has(row.id) && !isOver) onEvent(row);
      state.last = Math.max(state.last, rows.at(-1)?.id ?? 0);
      reported = new Set([...reported, ...rows.map((row) => row.id)].filter((id) => id > state.last - overlap));
      return rows.length === AT_ONCE;
    }

    async function read(): Promise<void> {
      isWanted = true;
      if (isReading) return;
      isReading = true;
      try {
        while (isWanted) {
          isWanted = false;
          const isMore = await readOnce();
          if (isMore && !isOver) isWanted = true;
        }
      } catch (error) {
        if (!isOver) log.warn({ error: describeError(error) }, 'could not read the live events');
      } finally {
        isReading = false;
      }
    }

    const wake = () => void read();
    const stopListening = listen?.(wake);
    const timer = setInterval(wake, listen ? POLL_ANYWAY_EVERY : POLL_EVERY);
    state.end = () => {
      isOver = true;
      clearInterval(timer);
      stopListening?.();
    };
    return state;
  }

  return {
    async start() {
      running ??= begin();
      const started = running;
      try {
        return (await started).last;
      } catch (error) {
        // The next caller retries.
        if (running === started) running = null;
        throw error;
      }
    },
    stop() {
      void running?.then((state) => state.end()).catch(() => undefined);
      running = null;
    },
  };
}
