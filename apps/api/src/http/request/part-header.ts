import { errors } from '../errors/errors.ts';

export interface PartHeader {
  readonly name: string;
  /** As sent, unchecked; null when the part is not a file. */
  readonly fileName: string | null;
  /** Declared media type in lower case, without parameters; '' without one. */
  readonly type: string;
}

/**
 * Reads a part's header lines (RFC 7578). Browsers escape quotes and line breaks in names as %22, %0D and %0A. Refuses
 * `filename*`, which no browser sends, and duplicates.
 * @throws ApiError 400
 */
export function readPartHeader(head: Uint8Array): PartHeader {
  const fields = new Map<string, string>();
  for (const line of decode(head).split('\r\n')) {
    const [, field = '', value = ''] = /^([\w-]{1,60}):[ \t]*(.*)$/s.exec(line) ?? [];
    const key = field.toLowerCase();
    if (key === '' || fields.has(key)) throw errors.brokenUpload();
    fields.set(key, value);
  }
  if (fields.has('content-transfer-encoding')) throw errors.brokenUpload();
  const { name, fileName } = readDisposition(fields.get('content-disposition') ?? '');
  const [type = ''] = (fields.get('content-type') ?? '').split(';');
  return { name, fileName, type: type.trim().toLowerCase() };
}

function decode(head: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(head);
  } catch {
    throw errors.brokenUpload();
  }
}

function readDisposition(value: string): Pick<PartHeader, 'name' | 'fileName'> {
  const [start, rest = ''] = [value.slice(0, 9).toLowerCase(), value.slice(9)];
  if (start !== 'form-data') throw errors.brokenUpload();
  const found = new Map<string, string>();
  let end = 0;
  for (const match of rest.matchAll(/;[ \t]*(name|filename)="((?:[^"\\\r\n]|\\[^\r\n])*)"[ \t]*/giy)) {
    const [whole, parameter = '', text = ''] = match;
    const key = parameter.toLowerCase();
    if (found.has(key)) throw errors.brokenUpload();
    found.set(key, unescape(text));
    end = match.index + whole.length;
  }
  const name = found.get('name');
  if (end !== rest.length || name === undefined) throw errors.brokenUpload();
  return { name, fileName: found.get('filename') ?? null };
}

/** A backslash escapes only a quote: old browsers sent whole Windows paths with plain backslashes. */
function unescape(text: string): string {
  const escapes: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
  return text.replaceAll(/\\"/g, '"').replaceAll(/%(?:22|0D|0A)/gi, (found) => escapes[found.toUpperCase()] ?? found);
}
