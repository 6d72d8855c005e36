import type { Files } from '../adapters/files/files.ts';
import type { Db } from '../db/open-database.ts';
import { listNamesIn, mediaColumns } from '../modules/media/media-use.store.ts';

export interface MissingMedia {
  readonly place: string;
  readonly name: string;
}

/** The files that rows name and that do not exist. */
export async function findMissingMedia(db: Db, files: Files): Promise<MissingMedia[]> {
  const missing: MissingMedia[] = [];
  for (const column of mediaColumns) {
    for await (const names of listNamesIn(db, column)) {
      for (const name of names) {
        if ((await files.size(name)) === null) missing.push({ place: `${column.table}.${column.column}`, name });
      }
    }
  }
  return missing;
}
