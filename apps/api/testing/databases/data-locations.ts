import path from 'node:path';
import { folderFiles } from '../../src/adapters/files/folder-files.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { makePostgresSchema, type TestEngine } from './engines.ts';
import { importInto, writePack } from '../packs.ts';
import { dataFolders } from '../server-process.ts';

/** The settings that say where a server process keeps its data. */
export type DataLocation = {
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string;
  readonly LISTEN_URL?: string;
  readonly DATABASE_REPLICA_URL?: string;
};

/** Opens the data as a server process does. */
export const openLocation = (location: DataLocation) =>
  openDatabase({ ...location, dataDir: location.DATA_DIR }, () => undefined);

/** Creates the schema and imports a pack, as a server does at its first start. */
export async function fillLocation(location: DataLocation, written: Parameters<typeof writePack>[0]): Promise<void> {
  const database = openLocation(location);
  await migrate(database, Date.now());
  const files = folderFiles(path.join(location.DATA_DIR, 'media'));
  await importInto(database.db, files, writePack(written), Date.now());
  await database.db.destroy();
}

/** Locations on SQLite or PostgreSQL; removing them also ends the servers that a failed test left running. */
export function dataLocations() {
  const folders = dataFolders();
  const removals: (() => Promise<void>)[] = [];
  return {
    async make(engine: TestEngine): Promise<DataLocation> {
      const DATA_DIR = folders.make();
      if (engine === 'SQLite') return { DATA_DIR };
      const schema = await makePostgresSchema();
      removals.push(schema.remove);
      return { DATA_DIR, ...schema.settings };
    },
    /** An empty folder that is removed with the others. */
    makeFolder: folders.make,
    async removeAll(): Promise<void> {
      folders.removeAll();
      for (const remove of removals.splice(0)) await remove();
    },
  };
}
