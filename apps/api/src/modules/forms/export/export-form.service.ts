import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Id } from '@maidan/contract/core/wire';
import type { Db } from '../../../db/open-database.ts';
import type { Uploads } from '../../../adapters/files/uploads.ts';
import { CSV_START, csvLine, ExportError } from './csv.service.ts';
import { eachResponse, findFormToExport } from './exports.store.ts';
import { formHeader, formLine } from './form-cells.service.ts';

export interface Exported {
  readonly rows: number;
  readonly files: number;
}

/**
 * Exports a form's responses into a new folder: `answers.csv`, with one line per response, and the files in `files/`.
 * The lines contain our names of the files next to the senders' names.
 * @throws ExportError for an unknown form or an existing folder
 */
export async function exportForm(db: Db, uploads: Uploads, key: Id, folder: string): Promise<Exported> {
  const form = await findFormToExport(db, key);
  if (!form) throw new ExportError(`There is no form "${key}".`);
  await makeFolder(folder);
  await mkdir(path.join(folder, 'files'), { mode: 0o700 });
  const out = await open(path.join(folder, 'answers.csv'), 'wx', 0o600);
  let [rows, files] = [0, 0];
  try {
    await out.write(CSV_START + csvLine(formHeader(form)));
    for await (const response of eachResponse(db, form.id)) {
      const names = new Map<string, string>();
      for (const { name, field_id, original_name } of response.files) {
        const own = `${response.id}-${field_id}${path.extname(original_name).toLowerCase()}`;
        const isThere = (await uploads.size(name)) !== null;
        if (isThere) await copyFile(uploads, name, path.join(folder, 'files', own));
        names.set(name, isThere ? `files/${own} (${original_name})` : `missing (${original_name})`);
        files += isThere ? 1 : 0;
      }
      await out.write(csvLine(formLine(form, response, (file) => names.get(file.name) ?? '')));
      rows += 1;
    }
  } finally {
    await out.close();
  }
  return { rows, files };
}

async function copyFile(uploads: Uploads, name: string, to: string): Promise<void> {
  await pipeline(uploads.read(name), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
}

/** A new folder that only its owner may open, since it receives personal data. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    throw new ExportError(
      `Cannot make the folder ${folder}: ${(error as NodeJS.ErrnoException).code}. Name a new one.`,
    );
  }
}
