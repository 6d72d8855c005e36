import { good, refused, type InspectAnswer } from './inspection.ts';

/** Beginnings that a sniffing browser or an old program would not treat as text. */
const SNIFFABLE = /^\s*(?:<|%PDF-|%!PS|\{\\rtf|ID;P)/;
/** Control characters that no table contains, such as NUL. */
const BINARY = /[^\P{Cc}\t\n\r]/u;

/** Accepts UTF-8, or UTF-16 with its mark, that no program takes for HTML or a document. */
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
