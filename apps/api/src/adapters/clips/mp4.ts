import { open, type FileHandle } from 'node:fs/promises';
import { findBox, HEADER_BYTES, listBoxes, readHeader, type Box } from './mp4-boxes.ts';

/** The metadata of an MP4 or MOV file. */
export interface Mp4 {
  readonly isQuickTime: boolean;
  /** Whether playback can begin before the whole file has loaded. */
  readonly startsFast: boolean;
  /** Seconds. */
  readonly duration: number;
  /** Format codes of the picture and the sound, such as `avc1` and `mp4a`; null without. */
  readonly picture: string | null;
  readonly sound: string | null;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** Whether players must rotate it. */
  readonly isTurned: boolean;
  /** 8-bit colour with 4:2:0 chroma subsampling, which every phone decodes. */
  readonly isPlain: boolean;
  /** Whether it has tracks besides picture and sound: phones record their location there, second by second. */
  readonly hasData: boolean;
  /** Offsets of boxes with the place, the owner and the camera. */
  readonly hidden: readonly Box[];
}

/** Enough for films of several hours. */
const MOOV_MAX = 64 * 1024 * 1024;

/** Boxes that describe a film to people and programs, but that no player needs. */
const HIDDEN = new Set(['udta', 'meta', 'uuid', 'XMP_']);

/** H.264 profiles with eight bits and 4:2:0: baseline, main, extended and high. */
const PLAIN_PROFILES = new Set([66, 77, 88, 100]);

/** Reads the metadata of a film; null if it is damaged or not a film. */
export async function readMp4(file: string): Promise<Mp4 | null> {
  const handle = await open(file);
  try {
    return await readFilm(handle, (await handle.stat()).size);
  } finally {
    await handle.close();
  }
}

async function readFilm(handle: FileHandle, size: number): Promise<Mp4 | null> {
  const boxes: Box[] = [];
  const head = Buffer.alloc(HEADER_BYTES);
  for (let at = 0; at + 8 <= size;) {
    const { bytesRead } = await handle.read(head, 0, HEADER_BYTES, at);
    const box = readHeader(head.subarray(0, bytesRead), 0, at, size);
    if (box === null || box.end > size) return null;
    boxes.push(box);
    at = box.end;
  }
  const find = (type: string) => boxes.find((box) => box.type === type);
  const [ftyp, moov, mdat] = [find('ftyp'), find('moov'), find('mdat')];
  if (!moov || !mdat || moov.end - moov.start > MOOV_MAX) return null;
  const bytes = Buffer.alloc(moov.end - moov.start);
  await handle.read(bytes, 0, bytes.length, moov.start);
  // The oldest films do not declare their brand.
  if (ftyp) await handle.read(head, 0, 4, ftyp.from);
  const whole: Box = { type: 'moov', start: 0, from: moov.from - moov.start, end: bytes.length };
  const inner = listBoxes(bytes, whole.from, whole.end);
  const tracks = inner.filter(({ type }) => type === 'trak');
  const inFile = (box: Box): Box => ({
    ...box,
    start: box.start + moov.start,
    from: box.from + moov.start,
    end: box.end + moov.start,
  });
  return {
    isQuickTime: !ftyp || head.toString('latin1', 0, 4) === 'qt  ',
    startsFast: moov.start < mdat.start,
    duration: readDuration(bytes, findBox(bytes, whole, 'mvhd')),
    ...readTracks(bytes, tracks),
    hidden: [
      ...boxes.filter(({ type }) => HIDDEN.has(type)),
      ...[whole, ...tracks]
        .flatMap((box) => listBoxes(bytes, box.from, box.end))
        .filter(({ type }) => HIDDEN.has(type))
        .map(inFile),
    ],
  };
}

function readDuration(bytes: Buffer, header: Box | null): number {
  if (header === null || header.end - header.from < 32) return 0;
  const isLong = bytes[header.from] === 1;
  const scale = bytes.readUInt32BE(header.from + (isLong ? 20 : 12));
  const length = isLong ? Number(bytes.readBigUInt64BE(header.from + 24)) : bytes.readUInt32BE(header.from + 16);
  return scale === 0 ? 0 : length / scale;
}

function readTracks(bytes: Buffer, tracks: readonly Box[]) {
  let [picture, sound]: [string | null, string | null] = [null, null];
  let [width, height, isTurned, isPlain, hasData] = [0, 0, false, false, false];
  for (const track of tracks) {
    const handler = findBox(bytes, track, 'mdia/hdlr');
    const kind = handler === null ? '' : bytes.toString('latin1', handler.from + 8, handler.from + 12);
    const entry = firstEntry(bytes, track);
    if (kind === 'vide' && picture === null && entry !== null) {
      picture = entry.type;
      const sides = [bytes.readUInt16BE(entry.from + 24), bytes.readUInt16BE(entry.from + 26)] as const;
      const turn = readTurn(bytes, findBox(bytes, track, 'tkhd'));
      isTurned = turn !== 'none';
      [width, height] = turn === 'sideways' ? [sides[1], sides[0]] : sides;
      isPlain = isPlainPicture(bytes, entry);
    } else if (kind === 'soun' && sound === null) sound = entry?.type ?? null;
    else hasData = true;
  }
  return { picture, sound, width, height, isTurned, isPlain, hasData };
}

function firstEntry(bytes: Buffer, track: Box): Box | null {
  const description = findBox(bytes, track, 'mdia/minf/stbl/stsd');
  if (description === null) return null;
  const [entry] = listBoxes(bytes, description.from + 8, description.end);
  return entry && entry.end - entry.from >= 28 ? entry : null;
}

/** Bytes of a video entry before the boxes in it. */
const VIDEO_ENTRY = 78;

function isPlainPicture(bytes: Buffer, entry: Box): boolean {
  const configuration = listBoxes(bytes, entry.from + VIDEO_ENTRY, entry.end).find(({ type }) => type === 'avcC');
  return configuration !== undefined && PLAIN_PROFILES.has(bytes[configuration.from + 1] ?? 0);
}

/** How its matrix rotates the picture. */
function readTurn(bytes: Buffer, header: Box | null): 'none' | 'sideways' | 'over' {
  if (header === null) return 'none';
  const matrix = header.from + (bytes[header.from] === 1 ? 52 : 40);
  if (matrix + 16 > header.end) return 'none';
  const [across, down] = [bytes.readInt32BE(matrix), bytes.readInt32BE(matrix + 4)];
  return across === 0 ? 'sideways' : across === 0x10000 && down === 0 ? 'none' : 'over';
}
