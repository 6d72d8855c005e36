import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readImageSize } from '../../adapters/inspection/image-size.ts';
import { mediaReferences } from '../format/media-references.ts';
import type { MediaReference } from '../format/media-references.ts';
import type { Pack } from '../format/pack-schema.ts';
import { media } from '../format/pack-values.ts';
import type { Mistake } from '../format/read-pack.ts';

const endings: Readonly<Record<MediaReference['kind'], RegExp>> = {
  image: /\.(?:webp|jpe?g|png)$/,
  clip: /\.mp4$/,
  'image or clip': /\.(?:webp|jpe?g|png|mp4)$/,
  sound: /\.(?:m4a|mp3)$/,
  captions: /\.vtt$/,
};

/** Whether a file of this name can stand where such media are wanted. */
export const fitsKind = (value: string, kind: MediaReference['kind']): boolean => endings[kind].test(value);

/** Files that are named but not there, of the wrong kind, or not what their ending says. */
export function findMediaMistakes(pack: Pack, folder: string): Mistake[] {
  return mediaReferences(pack).flatMap((reference) => {
    const words = whatIsWrong(reference, folder);
    return words === null ? [] : [{ file: reference.file, place: reference.place, words }];
  });
}

function whatIsWrong({ value, kind }: MediaReference, folder: string): string | null {
  const parsed = media.safeParse(value);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'is no media';
  if (!value.startsWith('media/')) return null;
  if (!fitsKind(value, kind)) return `"${value}" is not of the right kind here: ${kind}`;
  const file = path.join(folder, value);
  if (!existsSync(file)) return `there is no file ${value}`;
  return isWhatItSays(readFileSync(file), path.extname(value)) ? null : `${value} is damaged or has the wrong ending`;
}

/** Whether the first bytes are those of a file with this ending. */
export function isWhatItSays(bytes: Buffer, ending: string): boolean {
  if (ending === '.mp4' || ending === '.m4a') return bytes.toString('latin1', 4, 8) === 'ftyp';
  if (ending === '.mp3') return bytes.toString('latin1', 0, 3) === 'ID3' || bytes[0] === 0xff;
  if (ending === '.vtt') return /^\uFEFF?WEBVTT/.test(bytes.toString('utf8', 0, 12));
  return readImageSize(bytes) !== null;
}
