import path from 'node:path';
import type { Logger } from 'pino';
import type { Db } from '../../db/open-database.ts';
import type { Clock } from '../../runtime/clock.ts';
import { formatIssue } from '../format/issue.ts';
import { readPack } from '../validate/read-pack.ts';
import { importPack, isEmpty } from './import-pack.store.ts';
import type { MediaStore } from '../../modules/publishing/store-file.service.ts';
import { storeMedia } from './store-media.ts';

/** The demo pack, relative to `src/content/import`, to `dist/assets` or to `dist`. */
export function demoPackFolder(): string {
  const here = import.meta.dirname;
  const up = { dist: '..', assets: '../..' }[path.basename(here)] ?? '../../..';
  return path.join(here, up, 'content', 'demo');
}

/** Fills an empty database with the demo pack. The server starts even if the pack has issues. */
export async function importDemoWhenEmpty(db: Db, store: MediaStore, clock: Clock, log: Logger): Promise<void> {
  if (!(await isEmpty(db))) return;
  const folder = demoPackFolder();
  const result = readPack(folder);
  if ('issues' in result) {
    log.error({ issues: result.issues.slice(0, 20).map(formatIssue) }, 'the demo pack was not imported');
    return;
  }
  const media = await storeMedia(result.pack, folder, { ...store, copiesLater: true });
  await db.transaction().execute((tx) => importPack(tx, result.pack, media, clock()));
  log.info({ posts: result.pack['posts.json'].length }, 'imported the demo pack');
}
