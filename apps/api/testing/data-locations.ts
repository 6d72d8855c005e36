import { makePostgresSchema, type TestEngine } from './engines.ts';
import { dataFolders } from './server-process.ts';

/** The settings that say where a server process keeps its data. */
export type DataLocation = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };

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
      return { DATA_DIR, DATABASE_URL: schema.address };
    },
    /** An empty folder that is removed with the others. */
    makeFolder: folders.make,
    async removeAll(): Promise<void> {
      folders.removeAll();
      for (const remove of removals.splice(0)) await remove();
    },
  };
}
