import { setTimeout as wait } from 'node:timers/promises';
import type { Push } from '../../adapters/push/send-push.ts';
import { MOST_SEALS } from '../../adapters/push/seals.ts';
import type { Db } from '../../db/open-database.ts';
import { listBrowsers } from './push-notes.store.ts';
import { MINUTE } from '../../runtime/clock.ts';

interface PushPreparation {
  readonly db: Db;
  readonly push: Push;
  /** Lets other work in this process run first. */
  readonly rest?: () => Promise<unknown>;
}

const PAGE = 200;
/** Seals per batch: a millisecond of one core. */
const AT_ONCE = 5;
/** Milliseconds between batches: preparing uses about one core in twenty. */
const REST = 20;

/** Prepares the next message to each browser, latest subscribers first, so that a result reaches everyone at once. */
export async function preparePush(
  { db, push, rest = () => wait(REST) }: PushPreparation,
  stopping: AbortSignal,
): Promise<void> {
  let before: number | undefined;
  let seen = 0;
  let made = 0;
  while (seen < MOST_SEALS) {
    const browsers = await listBrowsers(db, before, PAGE);
    for (const browser of browsers) {
      if (stopping.aborted) return;
      if (!push.prepare(browser)) continue;
      made += 1;
      if (made % AT_ONCE === 0) await rest();
    }
    before = browsers.at(-1)?.id;
    if (before === undefined) return;
    seen += browsers.length;
  }
}

/** Replaces used preparations and adds new browsers, until the server stops. */
export async function keepPrepared(parts: PushPreparation, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await preparePush(parts, stopping).catch(() => undefined);
    await wait(MINUTE, undefined, { signal: stopping }).catch(() => undefined);
  }
}
