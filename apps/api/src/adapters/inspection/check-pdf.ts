import { inflateSync } from 'node:zlib';
import { ZIP_MAX_UNPACKED } from '../files/upload-limits.ts';
import { good, refused, type InspectAnswer } from './inspection.ts';

/** Does not end a name at `)`, which follows a URL at the end of a string. */
const END_OF_NAME = String.raw`(?=[\0\t\n\f\r (<>[\]{}/%]|$)`;
/** Names of things that a PDF reader runs, starts, plays or unpacks. */
const ACTIVE = new RegExp(
  String.raw`\/(?:JavaScript|Rendition|Launch|ImportData|EmbeddedFiles?|FileAttachment|GoToE|RichMedia|XFA)${END_OF_NAME}`,
);
/**
 * Signs of a stream that contains objects: most readers go by the type, some by the two numbers, which are no
 * references (`12 0 R`).
 */
const HAS_OBJECTS = [
  new RegExp(String.raw`\/ObjStm${END_OF_NAME}`),
  /\/First[\s\0]+\d+(?![\s\0]*\d)/,
  /\/N[\s\0]+\d+(?![\s\0]*\d)/,
];
/** Encodings that would hide the names of objects from us. PDF writers use none of them for objects. */
const HIDES = /\/(?:LZW|ASCIIHex|ASCII85|RunLength)Decode|\/(?:AHx|A85|LZW|RL|Crypt|Predictor)\b|\/Filter[^/>]*\bR\b/;

/**
 * Accepts a file that is a PDF from its first byte to its last line and hides no archive. Staff open it, so it may
 * contain no scripts, programs or files, and no objects that cannot be inspected.
 */
export function checkPdf(bytes: Buffer): InspectAnswer {
  const tail = bytes.subarray(-1024);
  const isPdf = /^%PDF-(?:1\.[0-7]|2\.0)[\r\n ]/.test(bytes.toString('latin1', 0, 9)) && tail.includes('%%EOF');
  if (!isPdf || endsAsZip(bytes)) return refused('disguised');
  return findActive(bytes);
}

function findActive(bytes: Buffer): InspectAnswer {
  const text = bytes.toString('latin1');
  if (ACTIVE.test(readNames(text))) return refused('active');
  let [after, left] = [0, ZIP_MAX_UNPACKED];
  for (const { 0: keyword, index } of text.matchAll(/(?<!end)stream(?:\r\n|\n|\r)/g)) {
    const dictionary = readNames(text.slice(after, index));
    const start = index + keyword.length;
    const [type, first, count] = HAS_OBJECTS.map((sign) => sign.test(dictionary));
    const hasObjects = type || (first && count);
    if (hasObjects && HIDES.test(dictionary)) return refused('active');
    // Not compressed, or a comment within the dictionary, which continues after it.
    if (hasObjects && !dictionary.includes('/Fl')) continue;
    after = start;
    if (!hasObjects) continue;
    const objects = unpack(bytes.subarray(start), left);
    if (typeof objects === 'string') return refused(objects);
    if (ACTIVE.test(readNames(objects.toString('latin1')))) return refused('active');
    left -= objects.length;
  }
  return good;
}

/** Decodes escaped letters in names: `/J#61vaScript`. */
const readNames = (text: string): string =>
  text.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Unpacks data that may be compressed several times; encrypted objects cannot be unpacked. */
function unpack(packed: Buffer, most: number): Buffer | 'active' | 'too much' {
  try {
    const once = inflateSync(packed, { maxOutputLength: most });
    return isPacked(once) ? unpack(once, most) : once;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too much' : 'active';
  }
}

/** The two bytes of a zlib header. */
const isPacked = (bytes: Buffer): boolean =>
  bytes.length > 2 && (bytes.readUInt8(0) & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0;

/** Zip programs find their directory from the end, whatever precedes it. */
function endsAsZip(bytes: Buffer): boolean {
  const end = bytes.subarray(-(65_535 + 22));
  for (let at = end.indexOf('PK\x05\x06'); at >= 0; at = end.indexOf('PK\x05\x06', at + 1)) {
    if (at + 22 <= end.length && at + 22 + end.readUInt16LE(at + 20) === end.length) return true;
  }
  return false;
}
