import { sortableDay } from '@maidan/i18n/date-time';
import path from 'node:path';
import { z } from 'zod';
import { counted } from '../counted.ts';
import { exportForm } from '../../modules/forms/export/export-form.service.ts';
import { defineCommand, none } from '../command.ts';
import { idOrSlug } from '../known.ts';

export const formCommands = [
  defineCommand({
    name: 'form export',
    summary: 'writes the responses to a form and their files into a new folder, with whole phone numbers',
    args: z.object({ form: idOrSlug, folder: z.string().optional() }),
    options: none,
    access: 'read',
    async run({ form, folder }, context) {
      const target = path.resolve(context.folder, folder ?? `form-${form}-${sortableDay(context.now)}`);
      const { rows, files } = await exportForm(context.tx, context.uploads, form, target);
      return {
        text: `Wrote ${counted(rows, 'response')} and ${counted(files, 'file')} into ${target}. This is personal data.`,
        facts: { folder: target, rows, files },
      };
    },
  }),
];
