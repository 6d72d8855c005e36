import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { seasonRecord } from '../../modules/league/record/record-format.service.ts';
import { recompute } from '../../modules/league/record/recompute.service.ts';
import { CommandError, defineCommand, none } from '../command.ts';

export const recordCommands = [
  defineCommand({
    name: 'record check',
    summary: 'computes every table of a season again from its public record; needs no database',
    args: z.object({ file: z.string().min(1) }),
    options: none,
    access: 'none',
    example: 'monsoon-cup-record.json',
    async run({ file }, { folder }) {
      const text = await readFile(path.resolve(folder, file), 'utf8').catch(() => {
        throw new CommandError(`Cannot read the file ${file}.`);
      });
      const record = seasonRecord.safeParse(readJson(text, file));
      if (!record.success) {
        const [issue] = record.error.issues;
        throw new CommandError(`${file} is not the record of a season: ${issue?.path.join('.')}: ${issue?.message}.`);
      }
      const facts = recompute(record.data);
      const { matches, logs, tables, differences, notes } = facts;
      const counts = `${matches} matches, ${logs} of them from their events; ${tables} tables.`;
      if (differences.length > 0) {
        throw new CommandError([`The record differs from what it is made of. ${counts}`, ...differences].join('\n'), {
          facts,
        });
      }
      return { text: [`${record.data.league.name}: the record agrees. ${counts}`, ...notes].join('\n'), facts };
    },
  }),
];

function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${file} is not JSON.`);
  }
}
