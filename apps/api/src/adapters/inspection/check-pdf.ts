import { good, refused } from './inspection.ts';
import type { InspectAnswer } from './inspection.ts';

/** Accepts a PDF from its first byte to its last line that hides no archive. */
export function checkPdf(bytes: Buffer): InspectAnswer {
  const tail = bytes.subarray(-1024);
  const isPdf = /^%PDF-(?:1\.[0-7]|2\.0)[\r\n ]/.test(bytes.toString('latin1', 0, 9)) && tail.includes('%%EOF');
  return isPdf && !endsAsZip(bytes) ? good : refused('disguised');
}

/** Zip programs find their directory from the end, whatever precedes it. */
function endsAsZip(bytes: Buffer): boolean {
  const end = bytes.subarray(-(65_535 + 22));
  for (let at = end.indexOf('PK\x05\x06'); at >= 0; at = end.indexOf('PK\x05\x06', at + 1)) {
    if (at + 22 <= end.length && at + 22 + end.readUInt16LE(at + 20) === end.length) return true;
  }
  return false;
}
