import path from 'node:path';
import { readMp4 } from '../../adapters/clips/mp4.ts';
import { inWorkFolder } from '../../adapters/clips/work-folder.ts';
import { fetchFile } from '../../adapters/files/fetch-file.ts';
import type { Files } from '../../adapters/files/files.ts';
import type { Recogniser } from '../../adapters/speech/recogniser.ts';
import type { Db } from '../../db/open-database.ts';
import {
  addCaptionDraft,
  findUncaptioned,
  isUncaptioned,
  type DraftCue,
} from '../../modules/captions/caption-drafts.store.ts';
import { plainText } from '../../modules/captions/write-captions.service.ts';
import { completeJob, enqueueNewJob, type Job } from '../../modules/jobs/jobs.store.ts';
import { findCaptionProblem } from '../../modules/publishing/find-caption-problem.service.ts';
import { readCaptions } from '../../modules/publishing/read-captions.service.ts';
import { MINUTE, type Clock } from '../../runtime/clock.ts';
import { setTimeout as wait } from 'node:timers/promises';

interface DraftStores {
  readonly db: Db;
  readonly files: Files;
  readonly recogniser: Recogniser;
  readonly clock: Clock;
}

const LOOK_EVERY = MINUTE / 2;

/** Orders a draft for every clip without captions, for as long as this process runs. */
export async function orderCaptionDrafts(
  { db, clock }: { db: Db; clock: Clock },
  stopping: AbortSignal,
  report: (error: unknown) => void,
): Promise<void> {
  while (!stopping.aborted) {
    await orderMissingDrafts(db, clock()).catch((error: unknown) => stopping.aborted || report(error));
    await wait(LOOK_EVERY, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** A clip whose draft was given up, read or discarded gets no other one. */
export async function orderMissingDrafts(db: Db, now: number): Promise<void> {
  for (const clip of await findUncaptioned(db)) await enqueueNewJob(db, 'caption-draft', clip, now);
}

/** Runs a recogniser on a clip, and keeps its captions for a person to review. @param job its key is the clip's hash */
export async function draftCaptions({ db, files, recogniser, clock }: DraftStores, job: Job): Promise<void> {
  const isWanted = await isUncaptioned(db, job.key);
  const heard = isWanted ? await listenTo({ files, recogniser }, `${job.key}.mp4`) : null;
  await db.transaction().execute(async (tx) => {
    if (!(await completeJob(tx, job)) || heard === null) return;
    await addCaptionDraft(tx, { clip: job.key, ...heard }, clock());
  });
}

interface Heard {
  readonly language: string;
  readonly cues: readonly DraftCue[];
}

/** @returns null for a clip that is gone */
async function listenTo(
  { files, recogniser }: Pick<DraftStores, 'files' | 'recogniser'>,
  name: string,
): Promise<Heard | null> {
  const size = await files.size(name);
  if (size === null || size === 0) return null;
  return inWorkFolder(async (folder) => {
    const file = path.join(folder, 'clip.mp4');
    await fetchFile(files, name, file);
    // Without sound there is no speech.
    if ((await readMp4(file))?.sound === null) return { language: recogniser.language, cues: [] };
    return readHeard(await recogniser.listen(file, folder), recogniser.language);
  });
}

const NOTHING_SAID = 'has no captions';

function readHeard(printed: Buffer, usual: string): Heard {
  const problem = findCaptionProblem(printed);
  if (problem !== null && problem !== NOTHING_SAID) throw new Error(`What the recogniser printed ${problem}`);
  const cues = (readCaptions(printed)?.cues ?? []).flatMap(({ startTime, endTime, text }): DraftCue[] => {
    const said = plainText(text);
    return said === '' ? [] : [{ from: startTime, to: endTime, text: said }];
  });
  // The header that YouTube and others write below the first line.
  const language = /^Language:[ \t]*([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\s*$/m.exec(printed.toString())?.[1];
  return { language: language ?? usual, cues };
}
