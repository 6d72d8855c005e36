import { z } from 'zod';
import { unfreeze } from '../../db/move/freeze.ts';
import { moveData, type MoveResult } from '../../db/move/move-data.ts';
import { openDatabase, openForReading } from '../../db/open-database.ts';
import { CommandError, defineCommand, flag, none } from '../command.ts';

export const moveCommands = [
  defineCommand({
    name: 'db move',
    summary: 'moves everything to the empty database of MOVE_TO while the server runs, from either engine to either',
    args: none,
    options: z.object({
      rehearse: flag(
        'only copy and compare, and leave this database and its server as they are; a later move continues from there',
      ),
    }),
    access: 'whole',
    example: '--rehearse',
    async run({ rehearse }, { database: source, location, moveTo, stopping, now, progress }) {
      const to = readTarget(location.DATABASE_URL, moveTo);
      const reading = openForReading(location);
      const target = openDatabase({ DATABASE_URL: to, LISTEN_URL: 'none', dataDir: location.dataDir }, (error) =>
        progress(error.message),
      );
      try {
        const result = await moveData({ source, reading, target, rehearse, stopping, now, progress });
        return { text: describe(result, rehearse, to), facts: { rehearse, ...result } };
      } catch (error) {
        if (stopping.aborted) throw new CommandError('Stopped. Run the same command again to continue.');
        throw error;
      } finally {
        await Promise.all([reading.db.destroy(), target.db.destroy()]);
      }
    },
  }),

  defineCommand({
    name: 'db reopen',
    summary: 'lets this database accept writes again after an abandoned move; what was written elsewhere stays there',
    args: none,
    options: none,
    access: 'whole',
    run: async (_input, { database }) =>
      (await unfreeze(database)) ? 'This database accepts writes again.' : 'This database was not frozen.',
  }),
];

/** @returns an address of PostgreSQL, or undefined for SQLite */
function readTarget(from: string | undefined, to: string | undefined): string | undefined {
  if (to === undefined) throw new CommandError('Set MOVE_TO: the postgres:// address of an empty database, or sqlite.');
  if (to === (from ?? 'sqlite')) throw new CommandError('MOVE_TO is the database that serves now.');
  return to === 'sqlite' ? undefined : to;
}

function describe(result: MoveResult, isRehearsal: boolean, to: string | undefined): string {
  const { rows, tables, sha256, frozen } = result;
  const took = `${(frozen / 1000).toFixed(1)} s`;
  const same = `Both have ${rows} rows in ${tables} tables, and the same SHA-256 of every table (together ${sha256}).`;
  if (isRehearsal)
    return `${same}\nA move would refuse writes for about ${took}, until the restart. Nothing was changed here.`;
  const setting = to === undefined ? 'Remove DATABASE_URL' : 'Set DATABASE_URL to the address of MOVE_TO';
  return [
    `${same} Writes were refused for ${took} so far.`,
    `${setting}, and restart every process now. The former database stays frozen, as a copy.`,
  ].join('\n');
}
