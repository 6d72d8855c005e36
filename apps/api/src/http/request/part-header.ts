import { broken } from '../../adapters/files/upload-error.ts';

/** What stands above a part. */
export interface PartHeader {
  readonly name: string;
  /** As sent, of any content; null when the part is no file. */
  readonly fileName: string | null;
  /** Declared media type in lower case without parameters, '' when there is none. */
  readonly type: string;
}

/**
 * Reads a part's header lines (RFC 7578, section 4). Browsers escape quotes and line breaks in names as %22, %0D and
 * %0A; `filename*` is not theirs and is refused, as is anything said twice.
 * @throws ApiError 400
 */
export function readPartHeader(head: Uint8Array): PartHeader {
  const fields = new Map<string, string>();
  for (const line of decode(head).split('\r\n')) {
    const [, field = '', value = ''] = /^([\w-]{1,60}):[ \t]*(.*)$/s.exec(line) ?? [];
    const key = field.toLowerCase();
    if (key === '' || fields.has(key)) throw broken();
    fields.set(key, value);
  }
  if (fields.has('content-transfer-encoding')) throw broken();
  const { name, fileName } = readDisposition(fields.get('content-disposition') ?? '');
  const [type = ''] = (fields.get('content-type') ?? '').split(';');
  return { name, fileName, type: type.trim().toLowerCase() };
}

function decode(head: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(head);
  } catch {
    throw broken();
  }
}

function readDisposition(value: string): Pick<PartHeader, 'name' | 'fileName'> {
  const [start, rest = ''] = [value.slice(0, 9).toLowerCase(), value.slice(9)];
  if (start !== 'form-data') throw broken();
  const found = new Map<string, string>();
  let end = 0;
  for (const match of rest.matchAll(/;[ \t]*(name|filename)="((?:[^"\\\r\n]|\\[^\r\n])*)"[ \t]*/giy)) {
    const [whole, parameter = '', text = ''] = match;
    const key = parameter.toLowerCase();
    if (found.has(key)) throw broken();
    found.set(key, unescape(text));
    end = match.index + whole.length;
  }
  const name = found.get('name');
  if (end !== rest.length || name === undefined) throw broken();
  return { name, fileName: found.get('filename') ?? null };
}

/** A backslash escapes a quote only: old browsers sent whole Windows paths with plain ones. */
function unescape(text: string): string {
  const escapes: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
  return text.replaceAll(/\\"/g, '"').replaceAll(/%(?:22|0D|0A)/gi, (found) => escapes[found.toUpperCase()] ?? found);
}
