import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeText } from '@maidan/i18n/files/decode-text';
import { z } from 'zod';
import { seasonRecord } from '../../modules/league/record/record-format.service.ts';
import { recompute } from '../../modules/league/record/recompute.service.ts';
import { CommandError, defineCommand, none } from '../command.ts';

export const recordCommands = [
  defineCommand({
    name: 'record check',
    summary: 'recomputes every table of a season from its public record; needs no database',
    args: z.object({ file: z.string().min(1) }),
    options: none,
    access: 'none',
    example: 'monsoon-cup-record.json',
    async run({ file }, { folder }) {
      const bytes = await readFile(path.resolve(folder, file)).catch(() => {
        throw new CommandError(`Cannot read the file ${file}.`);
      });
      const record = seasonRecord.safeParse(readJson(bytes, file));
      if (!record.success) {
        const [issue] = record.error.issues;
        throw new CommandError(`${file} is not the record of a season: ${issue?.path.join('.')}: ${issue?.message}.`);
      }
      const facts = recompute(record.data);
      const { matches, logs, tables, differences, notes } = facts;
      const counts = `${matches} matches, ${logs} of them from their events; ${tables} tables.`;
      if (differences.length > 0) {
        throw new CommandError([`The record does not match its own results. ${counts}`, ...differences].join('\n'), {
          facts,
        });
      }
      return { text: [`${record.data.league.name}: the record is consistent. ${counts}`, ...notes].join('\n'), facts };
    },
  }),
];

function readJson(bytes: Buffer, file: string): unknown {
  const decoded = decodeText(bytes);
  if (decoded?.encoding !== 'utf-8') throw new CommandError(`${file} is not in UTF-8. Save it as UTF-8.`);
  try {
    return JSON.parse(decoded.text);
  } catch {
    throw new CommandError(`${file} is not JSON.`);
  }
}
