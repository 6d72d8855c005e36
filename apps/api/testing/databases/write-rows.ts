/** A process that writes to a data folder: `node write-rows.ts <folder> <name> <count>`. */
import { openDatabase } from '../../src/db/open-database.ts';

const [dataDir = '', name = '', count = '0'] = process.argv.slice(2);
const { db } = openDatabase({ dataDir }, () => undefined);
for (let index = 0; index < Number(count); index += 1) {
  await db.transaction().execute(async (tx) => {
    // Reads first and writes later: without an early write lock, one of two processes would fail.
    await tx.selectFrom('rate_windows').select('name').limit(1).execute();
    await tx
      .insertInto('rate_windows')
      .values({ name: `${name}-${index}`, started_at: 1, used: 1 })
      .execute();
  });
}
await db.destroy();
