import type { Readable } from 'node:stream';

/** Stored media. Names are `<hash>.<extension>`, of a picture's copy `<hash>-<width>.<format>`: a name always means the same bytes. */
export interface Files {
  /** Stores the bytes; repeating it changes nothing. Resolves when they are safe on disk. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Bytes, or null when there is no such file. */
  size(name: string): Promise<number | null>;
  /** The bytes from `start` to `end`, inclusive. */
  read(name: string, start: number, end: number): Readable;
}

const NAME = /^[0-9a-f]{40}(?:\.(?:webp|jpg|jpeg|png|mp4|m4a|mp3|vtt)|-\d{1,4}\.(?:avif|webp))$/;

/** Whether a name has our form; no other is looked up, so no path leads out of the folder. */
export function isMediaName(name: string): boolean {
  return NAME.test(name);
}

/** The names that the picture of this copy can have; none for another file. */
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
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  vtt: 'text/vtt; charset=utf-8',
};

export function mediaType(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
