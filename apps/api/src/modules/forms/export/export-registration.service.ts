import { open } from 'node:fs/promises';
import type { Id } from '@maidan/contract/core/wire';
import { sortableTime } from '@maidan/i18n/date-time';
import type { Db } from '../../../db/open-database.ts';
import { findRegistration } from '../../league/registrations/league-registrations.store.ts';
import { CSV_START, csvLine, ExportError, guardianCell, timeHead } from './csv.service.ts';
import { eachEntry } from './exports.store.ts';

/**
 * Exports a registration's entries as a CSV file, with one line per person and group.
 * @returns the number of lines
 * @throws ExportError for an unknown registration or an existing file
 */
export async function exportRegistration(db: Db, key: Id, file: string): Promise<number> {
  const registration = await findRegistration(db, key);
  if (!registration) throw new ExportError(`There is no registration "${key}".`);
  const out = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new ExportError(`Cannot write ${file}: ${error.code}. Name a new file.`);
  });
  const header = ['Heading', 'Group', timeHead('Registered'), 'Name', 'Phone', 'E-mail', 'Guardian'];
  let rows = 0;
  try {
    await out.write(CSV_START + csvLine(header));
    for await (const entry of eachEntry(db, registration.id)) {
      const { heading, group, created_at, name, phone, email } = entry;
      await out.write(csvLine([heading, group, sortableTime(created_at), name, phone, email, guardianCell(entry)]));
      rows += 1;
    }
  } finally {
    await out.close();
  }
  return rows;
}
