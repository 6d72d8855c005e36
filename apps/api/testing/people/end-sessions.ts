/** A process that ends every session of a user: `node end-sessions.ts <folder> <user>`. */
import { openDatabase } from '../../src/db/open-database.ts';

const [dataDir = '', user = ''] = process.argv.slice(2);
const { db } = openDatabase({ dataDir }, () => undefined);
await db.deleteFrom('sessions').where('user_id', '=', Number(user)).execute();
await db.destroy();
