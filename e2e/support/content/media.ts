import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

const read = (name: string) => readFile(join(import.meta.dirname, 'media', name));

/**
 * Generates the media file of a pack from its name: `night-640x360.png` is a picture of that size, `a.mp4` and `b.mp4`
 * are different files with the same clip. So a pack needs no stored files.
 */
export async function mediaFile(name: string): Promise<Buffer> {
  if (name.endsWith('.mp4')) return Buffer.concat([await read('clip.mp4'), freeBox(name)]);
  if (name.endsWith('.m4a')) return read('song.m4a');
  if (name.endsWith('.vtt')) return Buffer.from('WEBVTT\n\n00:00.000 --> 00:06.000\nThe ball is in the air.\n');
  const [, width, height] = /-(\d+)x(\d+)\.png$/.exec(name) ?? [];
  if (width === undefined) throw new Error(`${name} is not the name of a media file.`);
  return picture(Number(width), Number(height), createHash('sha256').update(name).digest().subarray(0, 3));
}

/** A box that players ignore. */
const freeBox = (text: string): Buffer => {
  const box = Buffer.alloc(8 + text.length);
  box.writeUInt32BE(box.length);
  box.write(`free${text}`, 4);
  return box;
};

/** A PNG of one colour. */
function picture(width: number, height: number, colour: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  // 8 bits each for red, green and blue.
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width * 3, colour)]);
  const pixels = deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
