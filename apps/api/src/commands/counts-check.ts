/**
 * `pnpm counts:check`: counts all likes, followers and votes again and names every number that is off; ends with 1 then.
 * It repairs nothing.
 */
import { findDrift } from '../modules/counts/counts.store.ts';
import { openForCommand } from './open-for-command.ts';

const { database } = await openForCommand();
const drifts = await findDrift(database.db);
await database.db.destroy();
for (const { counter, id, kept, counted } of drifts) {
  console.error(`${counter} of ${id} says ${kept}, its rows are ${counted}`);
}
console.log(drifts.length === 0 ? 'Every counter equals its rows.' : `${drifts.length} counters are off.`);
process.exitCode = drifts.length === 0 ? 0 : 1;
