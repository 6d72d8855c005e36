import { brand } from '@maidan/brand/brand';
import type { Push } from '../adapters/push/send-push.ts';
import type { Db } from '../db/open-database.ts';
import { completeJob, postponeJob, type Job } from '../modules/jobs/jobs.store.ts';
import { pushMessage, quietUntil, type Origins } from '../modules/push/push-message.service.ts';
import {
  findNextDue,
  listDueBundles,
  removeSubscriptions,
  returnNotes,
  takeNotes,
  type PushNote,
} from '../modules/push/push-notes.store.ts';
import { findChangedDetails } from '../modules/site-details/site-details.store.ts';
import { MINUTE, type Clock } from '../runtime/clock.ts';

export interface PushSender {
  readonly db: Db;
  readonly push: Push;
  readonly clock: Clock;
  readonly origins: Origins;
}

/** Each batch costs a disk write; a killed process loses at most the batches it is sending. */
const BATCH = 250;
/** Two, so that the connections stay busy while one batch is finishing. */
const BATCHES_AT_ONCE = 2;
/** Read at once. Reading is far cheaper than taking, which writes to the disk. */
const LOOK_AHEAD = 20_000;
const ATTEMPTS = 5;

type Bundle = readonly [PushNote, ...PushNote[]];

function bundlesOf(notes: readonly PushNote[]): Bundle[] {
  const groups = new Map<string, [PushNote, ...PushNote[]]>();
  for (const note of notes) {
    const key = `${note.subscription_id} ${note.kind}`;
    const group = groups.get(key);
    if (group) group.push(note);
    else groups.set(key, [note]);
  }
  return [...groups.values()];
}

/** Sends messages in parallel, and then records in one transaction what happened to those that were not accepted. */
async function sendBundles(
  { db, push, clock, origins }: PushSender,
  bundles: readonly Bundle[],
  siteName: string,
): Promise<void> {
  const gone: number[] = [];
  const returned: Bundle[] = [];
  await Promise.all(
    bundles.map(async (bundle) => {
      const [{ browser, attempts }] = bundle;
      const outcome = await push.send(browser, pushMessage(bundle, origins, siteName), clock());
      if (outcome === 'gone') gone.push(browser.id);
      if (outcome === 'later' && attempts + 1 < ATTEMPTS) returned.push(bundle);
    }),
  );
  if (gone.length === 0 && returned.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const bundle of returned) await returnNotes(tx, bundle, clock() + MINUTE * 2 ** bundle[0].attempts);
    if (gone.length > 0) await removeSubscriptions(tx, gone);
  });
}

/** Batches of whole bundles. */
function batchesOf(bundles: readonly (readonly number[])[]): number[][] {
  const batches: number[][] = [];
  for (const bundle of bundles) {
    const last = batches.at(-1);
    if (last && last.length + bundle.length <= BATCH) last.push(...bundle);
    else batches.push([...bundle]);
  }
  return batches;
}

/** Sends due notes outside the quiet hours, and reschedules itself for later ones. */
export async function sendDuePush(sender: PushSender, job: Job): Promise<void> {
  const { db, clock } = sender;
  const { name = brand.name } = await findChangedDetails(db);
  while (quietUntil(clock()) === null) {
    const batches = batchesOf(await listDueBundles(db, clock(), LOOK_AHEAD));
    if (batches.length === 0) break;
    const sending = new Set<Promise<void>>();
    const failures: unknown[] = [];
    for (const ids of batches) {
      if (quietUntil(clock()) !== null) break;
      if (sending.size >= BATCHES_AT_ONCE) await Promise.race(sending);
      const notes = await db.transaction().execute((tx) => takeNotes(tx, ids, clock()));
      const batch = sendBundles(sender, bundlesOf(notes), name)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => sending.delete(batch));
      sending.add(batch);
    }
    await Promise.all(sending);
    // The job is retried with the remaining notes.
    if (failures.length > 0) throw failures[0];
  }
  const next = await findNextDue(db);
  if (next === null) await completeJob(db, job);
  else await postponeJob(db, job, quietUntil(clock()) ?? next);
}
