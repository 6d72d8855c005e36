import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { isClipStart } from '../../adapters/clips/clip-kind.ts';
import { pictureKind } from '../../adapters/pictures/picture-kind.ts';
import { findCaptionProblem } from './find-caption-problem.service.ts';
import { fitsKind } from './post-content.service.ts';

/** Why a file's content does not match its extension, as a sentence without the full stop. */
export function findFileProblem(file: string, name: string): string | null {
  if (fitsKind(name, 'captions')) {
    const problem = statSync(file).size > MAX_CAPTIONS ? 'is larger than 1 MB' : findCaptionProblem(readFileSync(file));
    return problem === null ? null : `${name} ${problem}`;
  }
  return matchesEnding(readStart(file), path.extname(name))
    ? null
    : `${name} is damaged or has the wrong file extension`;
}

/** In bytes: the text of many hours. */
const MAX_CAPTIONS = 1_000_000;

/** Signatures of file kinds. */
const START_BYTES = 64;

function readStart(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const start = Buffer.alloc(START_BYTES);
    return start.subarray(0, readSync(handle, start));
  } finally {
    closeSync(handle);
  }
}

/** Whether the first bytes match the extension; for a picture any picture format passes, for a clip any clip format. */
function matchesEnding(bytes: Buffer, ending: string): boolean {
  if (ending === '.m4a') return bytes.toString('latin1', 4, 8) === 'ftyp';
  if (ending === '.mp3') return bytes.toString('latin1', 0, 3) === 'ID3' || bytes[0] === 0xff;
  return fitsKind(`x${ending.toLowerCase()}`, 'clip') ? isClipStart(bytes) : pictureKind(bytes) !== null;
}
