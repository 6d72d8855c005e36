import type { Clock } from '../../runtime/clock.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Files } from '../../adapters/files/files.ts';
import { importForms } from './import-forms.ts';
import { importLeagues } from './import-leagues.ts';
import { importPageParts } from './import-page-parts.ts';
import { importPosts } from './import-posts.ts';
import { importTopics } from './import-topics.ts';
import { importWords } from './import-words.ts';
import { keepMedia } from './keep-media.ts';
import type { FindMedia } from './keep-media.ts';
import type { Pack } from '../format/pack-schema.ts';
import type { PackTime } from '../format/pack-values.ts';

/** What the parts of an import share. */
export interface ImportStep {
  readonly tx: Tx;
  readonly pack: Pack;
  readonly findMedia: FindMedia;
  /** A pack's time in milliseconds since 1970 UTC. */
  readonly toTime: (time: PackTime) => number;
  readonly now: number;
}

/**
 * Imports a checked pack in one transaction: everything or nothing. Run again it updates what the pack names by slug
 * and adds what is new; it deletes nothing and touches nothing that people did (content/README.md).
 * @param folder where the pack's media lie
 */
export async function importPack(db: Db, files: Files, pack: Pack, folder: string, clock: Clock): Promise<void> {
  const findMedia = await keepMedia(pack, folder, files);
  const now = clock();
  await db.transaction().execute(async (tx) => {
    const start = await firstImport(tx, pack['pack.json'].name, now);
    const toTime = (time: PackTime) => ('at' in time ? time.at : start - time.ago);
    const step: ImportStep = { tx, pack, findMedia, toTime, now };
    const parts = await importPageParts(step);
    const topics = await importTopics(step, parts);
    const posts = await importPosts(step, topics);
    await importWords(step, posts);
    await importForms(step);
    await importLeagues(step);
  });
}

async function firstImport(tx: Tx, name: string, now: number): Promise<number> {
  const row = await tx
    .insertInto('imported_packs')
    .values({ name, first_imported_at: now })
    // Changes nothing, but makes the row come back when it was there already.
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('first_imported_at')
    .executeTakeFirstOrThrow();
  return row.first_imported_at;
}
