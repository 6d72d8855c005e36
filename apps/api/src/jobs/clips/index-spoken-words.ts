import { buffer } from 'node:stream/consumers';
import type { Files } from '../../adapters/files/files.ts';
import type { Db } from '../../db/open-database.ts';
import { completeJob, type Job } from '../../modules/jobs/jobs.store.ts';
import { readCaptions } from '../../modules/publishing/read-captions.service.ts';
import { indexPosts, textOf } from '../../modules/search/search-index.store.ts';
import { postsWithCaptions, saveSpokenWords, type Cue } from '../../modules/search/spoken-words.store.ts';

/** Lets a search find clips by their speech. @param job its key is the hash of the captions */
export async function indexSpokenWords({ db, files }: { db: Db; files: Files }, job: Job): Promise<void> {
  const cues = await readCues(files, `${job.key}.vtt`);
  await db.transaction().execute(async (tx) => {
    if (!(await completeJob(tx, job))) return;
    await saveSpokenWords(tx, job.key, cues);
    await indexPosts(tx, await postsWithCaptions(tx, job.key));
  });
}

/** Empty for captions that are gone. */
async function readCues(files: Files, name: string): Promise<Cue[]> {
  const size = await files.size(name);
  if (size === null || size === 0) return [];
  const captions = readCaptions(await buffer(files.read(name, 0, size - 1)));
  return (captions?.cues ?? []).flatMap(({ startTime, text }): Cue[] => {
    const said = textOf(text).replaceAll(/\s+/g, ' ').trim();
    return said === '' ? [] : [[startTime, said]];
  });
}
