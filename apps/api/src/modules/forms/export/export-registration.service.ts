import { open } from 'node:fs/promises';
import type { Id } from '@maidan/contract/core/wire';
import { toInstant } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/open-database.ts';
import { findRegistration } from '../../league/registrations/league-registrations.store.ts';
import { CSV_START, csvLine } from './csv.ts';
import { ExportError } from './export-error.ts';
import { eachEntry } from './exports.store.ts';

/**
 * Who registered, as a CSV file, one line a person and group.
 * @returns how many lines
 * @throws ExportError when there is no such registration, or the file is there already
 */
export async function exportRegistration(db: Db, key: Id, file: string): Promise<number> {
  const registration = await findRegistration(db, key);
  if (!registration) throw new ExportError(`There is no registration "${key}".`);
  const out = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new ExportError(`Cannot write ${file}: ${error.code}. Name a new file.`);
  });
  let rows = 0;
  try {
    await out.write(CSV_START + csvLine(['Heading', 'Group', 'Registered', 'Name', 'Phone', 'E-mail']));
    for await (const { heading, group, created_at, name, phone, email } of eachEntry(db, registration.id)) {
      await out.write(csvLine([heading, group, toInstant(created_at), name, phone, email]));
      rows += 1;
    }
  } finally {
    await out.close();
  }
  return rows;
}
