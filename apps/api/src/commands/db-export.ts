/** `pnpm db:export <file>`: writes everything in the database as JSON lines. Safe beside a running server. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { exportDatabase } from '../db/export-database.ts';
import { isMigrated } from '../db/migrate.ts';
import { openForReading } from '../db/open-database.ts';
import { callerFolder } from '../runtime/env.ts';
import { commandEnv, fail } from './open-for-command.ts';

const given = process.argv[2];
if (!given) fail('Into which file? pnpm db:export <file>', 2);
const file = path.resolve(callerFolder(), given);

const database = openForReading(commandEnv());
if (!(await isMigrated(database.db).catch(() => false))) {
  fail('The schema is not there or not up to date: run pnpm db:migrate first.');
}
// Phone numbers are in it; and a file that is there is never overwritten.
const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
out.on('error', (error) => fail(`Cannot write ${file}: ${error.message}`));
const snapshot = database.db.transaction().setIsolationLevel('repeatable read');
await snapshot.execute(async (tx) => {
  for await (const line of exportDatabase({ db: tx, engine: database.engine })) {
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
  }
});
out.end();
await once(out, 'finish');
await database.db.destroy();
console.log(
  `Wrote ${file}. It holds personal data. Files are not in it: copy media and uploads of ${commandEnv().dataDir}.`,
);
