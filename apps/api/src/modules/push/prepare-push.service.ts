import { setTimeout as wait } from 'node:timers/promises';
import type { Push } from '../../adapters/push/send-push.ts';
import { MOST_SEALS } from '../../adapters/push/seals.ts';
import type { Db } from '../../db/open-database.ts';
import { listBrowsers } from './push-notes.store.ts';
import { MINUTE } from '../../runtime/clock.ts';

interface PushPreparation {
  readonly db: Db;
  readonly push: Push;
  /** Lets other work of this process go first. */
  readonly rest?: () => Promise<unknown>;
}

const PAGE = 200;
/** Between two rests: a millisecond of one core. */
const AT_ONCE = 5;
/** Milliseconds: about one core in twenty while anything is to be prepared. */
const REST = 20;

/** Prepares the next message to each browser, the latest that subscribed first, so that a result reaches all at once. */
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

/** Prepares again what was used, and what is new, until the server stops. */
export async function keepPrepared(parts: PushPreparation, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await preparePush(parts, stopping).catch(() => undefined);
    await wait(MINUTE, undefined, { signal: stopping }).catch(() => undefined);
  }
}
