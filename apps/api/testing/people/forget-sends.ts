/** A process that lets a number get another code at once: `node forget-sends.ts <folder> <phone>`. */
import { openDatabase } from '../../src/db/open-database.ts';

const [dataDir = '', phone = ''] = process.argv.slice(2);
const { db } = openDatabase({ dataDir }, () => undefined);
await db.deleteFrom('otp_phones').where('phone', 'like', `%${phone}`).execute();
await db.destroy();
