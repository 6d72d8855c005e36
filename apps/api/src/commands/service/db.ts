import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { counted } from '../counted.ts';
import { exportDatabase } from '../../db/export-database.ts';
import { importDatabase } from '../../db/import-database.ts';
import { CommandError, defineCommand, none } from '../command.ts';

const oneFile = z.object({ file: z.string().min(1) });

export const dbCommands = [
  defineCommand({
    name: 'db migrate',
    summary: 'updates the schema; the server also does this when it starts',
    args: none,
    options: none,
    access: 'write',
    run: async (_input, { migrated }) => ({
      text: migrated.length > 0 ? `Ran ${migrated.join(', ')}.` : 'The schema is up to date.',
      facts: { ran: migrated },
    }),
  }),

  defineCommand({
    name: 'db export',
    summary: 'writes the whole database into a new file, as JSON lines',
    args: oneFile,
    options: none,
    access: 'read',
    async run(input, { tx, engine, folder, dataDir }) {
      const file = path.resolve(folder, input.file);
      // The file contains phone numbers, and never overwrites an existing one.
      const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
      await once(out, 'open').catch((error: Error) => {
        throw new CommandError(`Cannot write ${file}: ${error.message}`);
      });
      for await (const line of exportDatabase({ db: tx, engine })) {
        if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
      }
      out.end();
      await once(out, 'finish');
      return {
        text: `Wrote ${file}. It holds personal data. Files are not included: copy media and uploads from ${dataDir}.`,
        facts: { file },
      };
    },
  }),

  defineCommand({
    name: 'db import',
    summary: 'reads an export of either engine into an empty database',
    args: oneFile,
    options: none,
    access: 'write',
    async run(input, { tx, engine, folder }) {
      const file = path.resolve(folder, input.file);
      if (!existsSync(file)) throw new CommandError(`The file ${file} does not exist.`);
      const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
      const rows = await importDatabase({ db: tx, engine }, lines);
      return { text: `Imported ${counted(rows, 'row')} from ${file}.`, facts: { file, rows } };
    },
  }),
];
