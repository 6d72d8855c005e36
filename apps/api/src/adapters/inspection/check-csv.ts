import { writeFile } from 'node:fs/promises';
import { decodeText } from '@maidan/i18n/files/decode-text';
import { good, refused, type InspectAnswer } from './inspection.ts';

/** Beginnings that a sniffing browser or an old program would not treat as text. */
const SNIFFABLE = /^\s*(?:<|%PDF-|%!PS|\{\\rtf|ID;P)/;
/** Control characters that no table contains, such as NUL. */
const BINARY = /[^\P{Cc}\t\n\r]/u;

/**
 * Accepts text that no program takes for HTML or a document. What older programs wrote becomes UTF-8, with the mark by
 * which every spreadsheet knows it.
 */
export async function checkCsv(bytes: Buffer, output: string): Promise<InspectAnswer> {
  const { text, encoding } = decodeText(bytes) ?? { text: '' };
  if (text.trim() === '') return refused('disguised');
  if (BINARY.test(text) || SNIFFABLE.test(text)) return refused('disguised');
  if (encoding === 'utf-8') return good;
  await writeFile(output, `\uFEFF${text}`);
  return { isGood: true, written: 'csv' };
}
