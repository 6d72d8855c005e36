/** `pnpm db:import <file>`: takes an export of either engine into an empty database. */
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { importDatabase, ImportError } from '../db/import-database.ts';
import { callerFolder } from '../runtime/env.ts';
import { fail, openForCommand } from './open-for-command.ts';

const given = process.argv[2];
if (!given) fail('From which file? pnpm db:import <file>', 2);
const file = path.resolve(callerFolder(), given);
if (!existsSync(file)) fail(`There is no file ${file}`);

const { database } = await openForCommand();
try {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  const rows = await database.db
    .transaction()
    .execute((tx) => importDatabase({ db: tx, engine: database.engine }, lines));
  console.log(`Imported ${rows} rows from ${file}`);
} catch (error) {
  if (!(error instanceof ImportError)) throw error;
  fail(`Nothing was imported. ${error.message}`);
} finally {
  await database.db.destroy();
}
