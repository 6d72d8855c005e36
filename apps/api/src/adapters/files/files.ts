import type { Readable } from 'node:stream';

/**
 * Stored media. Names are `<hash>.<extension>`, of a picture's copy `<hash>-<width>.<format>`, of a stream
 * `<hash>-<stamp>.m3u8`: the bytes behind a name never change.
 */
export interface Files {
  /** Stores the bytes; repeating it only renews the time. Resolves when they are safely on disk. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Stores the file at a path, which may be larger than the memory. */
  putFile(name: string, file: string): Promise<void>;
  /** Bytes, or null when there is no such file. */
  size(name: string): Promise<number | null>;
  /** The bytes from `start` to `end`, inclusive; an error `ENOENT` when there is no such file. */
  read(name: string, start: number, end: number): Readable;
  /** All files. */
  list(): AsyncGenerator<StoredFile>;
  /** The files last stored before `time`; removes files that a kill left half-written before then. */
  listBefore(time: number): AsyncGenerator<StoredFile>;
  /** Removes a file, unless it has been stored again since `time`. @returns whether it is gone */
  remove(name: string, time: number): Promise<boolean>;
}

export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

const NAME =
  /^[0-9a-f]{40}(?:\.(?:webp|jpg|jpeg|png|mp4|m4a|mp3|vtt)|-\d{1,4}\.(?:avif|webp|mp4)|-[0-9a-f]{8}(?:-\d{1,4}\.(?:m3u8|mp4)|\.m3u8))$/;
const ORIGINAL = /^[0-9a-f]{40}\.original$/;

/** Whether files with this name are served. */
export function isMediaName(name: string): boolean {
  return NAME.test(name);
}

/** The original of a clip, kept until its copies are made, and never served. */
export const originalName = (hash: string): string => `${hash}.original`;
export const isOriginal = (name: string): boolean => ORIGINAL.test(name);

/** The clip with this hash. */
export const clipName = (hash: string): string => `${hash}.mp4`;

export const clipCopyName = (hash: string, side: number): string => `${hash}-${side}.mp4`;

/** A file of a clip's stream: one size, or the playlist of all. @param stamp derived from the bytes of its files */
export const streamName = (hash: string, stamp: string, ending: 'm3u8' | 'mp4', side?: number): string =>
  `${hash}-${stamp}${side === undefined ? '' : `-${side}`}.${ending}`;

/** Whether a name has our format; other names are never looked up, so no path leads out of the folder. */
export const isFileName = (name: string): boolean => isMediaName(name) || isOriginal(name);

/** The part of a name that a file shares with the files made from it. */
export const hashOf = (name: string): string => name.slice(0, 40);

/** The possible names of the picture of which this is a copy; empty for any other file. */
export function pictureOfCopy(name: string): string[] {
  const hash = /^([0-9a-f]{40})-\d{1,4}\.(?:avif|webp)$/.exec(name)?.[1];
  return hash === undefined ? [] : [`${hash}.jpg`, `${hash}.webp`];
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  vtt: 'text/vtt; charset=utf-8',
};

export function mediaType(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
