import { readFile } from 'node:fs/promises';
import { fileKinds } from '../files/file-kinds.ts';
import { checkCsv } from './check-csv.ts';
import { checkPdf } from './check-pdf.ts';
import { checkXls } from './check-xls.ts';
import { checkXlsx } from './check-xlsx.ts';
import type { InspectAnswer, InspectOrder } from './inspection.ts';

/** Whether a file's content matches its extension. */
export async function inspect({ file, extension, output }: InspectOrder): Promise<InspectAnswer> {
  const { check } = fileKinds[extension];
  // Loaded with the first picture: it is large, and many forms have no pictures.
  if (check === 'picture') return (await import('./picture.ts')).checkPicture(file, output);
  const bytes = await readFile(file);
  if (check === 'pdf') return checkPdf(bytes);
  if (check === 'csv') return checkCsv(bytes, output);
  return check === 'xls' ? checkXls(bytes) : checkXlsx(bytes);
}
