/** A text file as written by a person's software. */
export interface DecodedText {
  /** Without a byte order mark. */
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252';
}

/** Control characters that never occur in text, including the bytes without a meaning in Windows-1252. */
const CONTROLS = /[^\P{Cc}\t\n\r]/u;

/**
 * Reads UTF-8, UTF-16 with a byte order mark, or the Windows-1252 of older spreadsheets and editors.
 * @returns null for bytes that are not text in any of them
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  if (mark === 0xff_fe) return decode(bytes, 'utf-16le', 'utf-16');
  if (mark === 0xfe_ff) return decode(bytes, 'utf-16be', 'utf-16');
  return decode(bytes, 'utf-8', 'utf-8') ?? decodeWindows(bytes);
}

function decode(bytes: Uint8Array, label: string, encoding: DecodedText['encoding']): DecodedText | null {
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}

function decodeWindows(bytes: Uint8Array): DecodedText | null {
  // Damaged UTF-8 would turn into letters that no one wrote.
  const lossy = new TextDecoder().decode(bytes);
  const count = (kind: RegExp): number => lossy.match(kind)?.length ?? 0;
  if (count(/[^\0-\x7F\uFFFD]/gu) > count(/\uFFFD/g)) return null;
  const read = decode(bytes, 'windows-1252', 'windows-1252');
  return read === null || CONTROLS.test(read.text) ? null : read;
}
