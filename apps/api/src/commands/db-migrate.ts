/** `pnpm db:migrate`: brings the schema up to date. The server does it by itself when it starts. */
import { openForCommand } from './open-for-command.ts';

const { database, applied } = await openForCommand();
await database.db.destroy();
console.log(applied.length > 0 ? `Ran ${applied.join(', ')}` : 'The schema is up to date.');
