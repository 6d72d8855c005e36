import { good, refused } from './inspection.ts';
import type { InspectAnswer } from './inspection.ts';

/** Signs that a browser's sniffing or an old program could take for something else than text. */
const SNIFFABLE = /^\s*(?:<|%PDF-|%!PS|\{\\rtf|ID;P)/;
/** Control characters that no table has; NUL among them. */
const BINARY = /[^\P{Cc}\t\n\r]/u;

/** Text in UTF-8, or in UTF-16 with its mark, that no program can take for HTML or a document. */
export function checkCsv(bytes: Buffer): InspectAnswer {
  const text = decode(bytes);
  if (text === null || text.trim() === '') return refused('disguised');
  return BINARY.test(text) || SNIFFABLE.test(text) ? refused('disguised') : good;
}

function decode(bytes: Buffer): string | null {
  const mark = bytes.toString('latin1', 0, 2);
  const encoding = mark === '\xFF\xFE' ? 'utf-16le' : mark === '\xFE\xFF' ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
