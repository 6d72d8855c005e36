import { writeFile } from 'node:fs/promises';
import { decodeText } from '@maidan/i18n/files/decode-text';
import { good, refused, type InspectAnswer } from './inspection.ts';

/** Prefixes for which a sniffing browser or an old program would not treat the file as text. */
const SNIFFABLE = /^\s*(?:<|%PDF-|%!PS|\{\\rtf|ID;P)/;
/** Control characters that no table contains, such as NUL. */
const BINARY = /[^\P{Cc}\t\n\r]/u;

/**
 * Accepts text that no program mistakes for HTML or a document. Converts older encodings to UTF-8, with the byte order
 * mark that every spreadsheet recognises.
 */
export async function checkCsv(bytes: Buffer, output: string): Promise<InspectAnswer> {
  const { text, encoding } = decodeText(bytes) ?? { text: '' };
  if (text.trim() === '') return refused('disguised');
  if (BINARY.test(text) || SNIFFABLE.test(text)) return refused('disguised');
  if (encoding === 'utf-8') return good;
  await writeFile(output, `\uFEFF${text}`);
  return { isGood: true, written: 'csv' };
}
