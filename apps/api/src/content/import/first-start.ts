import path from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/open-database.ts';
import type { Files } from '../../adapters/files/files.ts';
import { importPack } from './import-pack.ts';
import { readPack } from '../format/read-pack.ts';

/** The demo pack, seen from `src/content/` or `dist/assets/`, both two folders below the app, or from `dist/`. */
export function demoPackFolder(): string {
  const here = import.meta.dirname;
  const app = path.basename(here) === 'dist' ? path.dirname(here) : path.join(here, '..', '..', '..');
  return path.join(app, 'content', 'demo');
}

/**
 * Fills an empty database with the demo pack, so that the first start shows something. A mistake in the pack does not
 * keep the server from starting.
 */
export async function importDemoWhenEmpty(db: Db, files: Files, clock: Clock, log: Logger): Promise<void> {
  const [post, imported] = await Promise.all([
    db.selectFrom('posts').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('imported_packs').select('name').limit(1).executeTakeFirst(),
  ]);
  if (post || imported) return;
  const folder = demoPackFolder();
  const result = readPack(folder);
  if ('mistakes' in result) {
    const words = result.mistakes.map(({ file, place, words: wrong }) => `${file} ${place}: ${wrong}`);
    log.error({ mistakes: words.slice(0, 20) }, 'the demo pack was not imported');
    return;
  }
  await importPack(db, files, result.pack, folder, clock);
  log.info({ posts: result.pack['posts.json'].length }, 'imported the demo pack');
}
