import { sortableDay } from '@maidan/i18n/date-time';
import path from 'node:path';
import { z } from 'zod';
import { counted } from '../counted.ts';
import { exportRegistration } from '../../modules/forms/export/export-registration.service.ts';
import { defineCommand, none } from '../command.ts';
import { idOrSlug } from '../known.ts';

export const registrationCommands = [
  defineCommand({
    name: 'registration export',
    summary: 'writes the entries of a league registration into a new CSV file',
    args: z.object({ registration: idOrSlug, file: z.string().optional() }),
    options: none,
    access: 'read',
    async run({ registration, file }, { tx, folder, now }) {
      const target = path.resolve(folder, file ?? `registration-${registration}-${sortableDay(now)}.csv`);
      const rows = await exportRegistration(tx, registration, target);
      return {
        text: `Wrote ${counted(rows, 'registration')} into ${target}. This is personal data.`,
        facts: { file: target, rows },
      };
    },
  }),
];
