import type { Files } from '../adapters/files/files.ts';
import type { Db } from '../db/open-database.ts';
import { listPlaces } from '../modules/media/media-use.store.ts';
import { listIdsAfter } from '../modules/media/media.store.ts';

export interface MissingMedia {
  /** Where it is used, such as `posts.thumbnail`. */
  readonly place: string;
  readonly name: string;
}

const AT_ONCE = 500;

/** Media that rows refer to but whose files do not exist. */
export async function findMissingMedia(db: Db, files: Files): Promise<MissingMedia[]> {
  const missing: MissingMedia[] = [];
  for (let after = ''; ;) {
    const ids = await listIdsAfter(db, after, AT_ONCE);
    for (const name of ids) {
      if ((await files.size(name)) !== null) continue;
      for (const place of await listPlaces(db, name)) missing.push({ place, name });
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < AT_ONCE) return missing;
    after = last;
  }
}
