/** `pnpm forms:export <id> [folder]` and `pnpm registrations:export <id> [file]`. Safe beside a running server. */
import path from 'node:path';
import { readId } from '@maidan/contract/core/wire';
import { isMigrated } from '../db/migrate.ts';
import { openForReading } from '../db/open-database.ts';
import { callerFolder } from '../runtime/env.ts';
import { ExportError } from '../modules/forms/export/export-error.ts';
import { exportForm } from '../modules/forms/export/export-form.service.ts';
import { exportRegistration } from '../modules/forms/export/export-registration.service.ts';
import { folderUploads } from '../adapters/files/folder-uploads.ts';
import { commandEnv, fail } from './open-for-command.ts';

const usage = {
  form: 'Which form? pnpm forms:export <id or slug> [new folder]',
  registration: 'Which registration? pnpm registrations:export <id or slug> [new file]',
};

const [what, given, target, ...more] = process.argv.slice(2);
if (what !== 'form' && what !== 'registration') fail('What? form or registration', 2);
const key = readId(given?.trim());
if (key === undefined || key === '' || more.length > 0 || given?.startsWith('-')) fail(usage[what], 2);

const env = commandEnv();
const { db } = openForReading(env);
if (!(await isMigrated(db).catch(() => false))) {
  fail('The schema is not there or not up to date: run pnpm db:migrate first.');
}
const place = path.resolve(callerFolder(), target ?? (what === 'form' ? `form-${key}` : `registration-${key}.csv`));
try {
  if (what === 'form') {
    const { rows, files } = await exportForm(db, folderUploads(path.join(env.dataDir, 'uploads')), key, place);
    console.log(`Wrote ${rows} responses and ${files} files into ${place}. They are personal data.`);
  } else {
    const rows = await exportRegistration(db, key, place);
    console.log(`Wrote ${rows} registrations into ${place}. They are personal data.`);
  }
} catch (error) {
  if (!(error instanceof ExportError)) throw error;
  fail(error.message);
} finally {
  await db.destroy();
}
