import path from 'node:path';
import type { Uploads } from '../../../adapters/files/uploads.ts';
import { writeXlsx } from '../../../adapters/files/xlsx-writer.ts';
import { writeZip, type ZipEntry } from '../../../adapters/files/zip-writer.ts';
import type { Db } from '../../../db/open-database.ts';
import { CSV_START, csvLine } from './csv.service.ts';
import { eachResponse, type FormToExport, type ResponseRow } from './exports.store.ts';
import { formHeader, formLine } from './form-cells.service.ts';

/** Which parts of a response are shown. */
type Show = (response: ResponseRow) => ResponseRow;

/** A form's responses as `answers.csv` and `answers.xlsx`, with their files in `files/`, streamed as they are read. */
export function archiveForm(db: Db, uploads: Uploads, form: FormToExport, show: Show): AsyncGenerator<Buffer> {
  return writeZip(entriesOf(db, uploads, form, show));
}

async function* entriesOf(db: Db, uploads: Uploads, form: FormToExport, show: Show): AsyncGenerator<ZipEntry> {
  yield { name: 'answers.csv', content: csvOf(db, form, show) };
  yield { name: 'answers.xlsx', content: writeXlsx(linesOf(db, form, show)) };
  for await (const response of eachResponse(db, form.id)) {
    for (const file of response.files) {
      // A missing file does not prevent the others from being included.
      if ((await uploads.size(file.name)) === null) continue;
      yield { name: pathOf(response, file), content: uploads.read(file.name) };
    }
  }
}

async function* csvOf(db: Db, form: FormToExport, show: Show): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_START);
  for await (const cells of linesOf(db, form, show)) yield Buffer.from(csvLine(cells));
}

async function* linesOf(db: Db, form: FormToExport, show: Show): AsyncGenerator<string[]> {
  yield formHeader(form);
  for await (const response of eachResponse(db, form.id)) {
    yield formLine(form, show(response), (file) => `${pathOf(response, file)} (${file.original_name})`);
  }
}

/** A name that we choose, so that a sender's name cannot form a path. */
const pathOf = ({ id }: ResponseRow, { field_id, original_name }: ResponseRow['files'][number]): string =>
  `files/${id}-${field_id}${path.extname(original_name).toLowerCase()}`;
