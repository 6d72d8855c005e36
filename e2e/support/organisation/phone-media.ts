import type { Page } from '@playwright/test';
import { mediaFile } from '../content/media.ts';

export interface PhoneFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const MARKER = 'OWNER-PLANTED';

/** Metadata that a camera writes into a picture: its orientation and owner. */
function exif(): Buffer {
  const owner = Buffer.from(`${MARKER}\0`);
  const tags = Buffer.alloc(8 + 2 + 2 * 12 + 4);
  tags.write('MM');
  tags.writeUInt16BE(42, 2);
  tags.writeUInt32BE(8, 4);
  tags.writeUInt16BE(2, 8);
  const entry = (at: number, tag: number, type: number, count: number) => {
    tags.writeUInt16BE(tag, at);
    tags.writeUInt16BE(type, at + 2);
    tags.writeUInt32BE(count, at + 4);
  };
  entry(10, 0x01_12, 3, 1);
  tags.writeUInt16BE(6, 18);
  entry(22, 0x01_0f, 2, owner.length);
  tags.writeUInt32BE(tags.length, 30);
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tags, owner]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A JPEG like a phone's, stored as 1200 by 900 and rotated: upright it is 900 by 1200. Drawn in the page. */
export async function phonePicture(page: Page, hue: number): Promise<PhoneFile> {
  const drawn = await page.evaluate(async (base) => {
    const canvas = new OffscreenCanvas(1200, 900);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing.');
    const sky = context.createLinearGradient(0, 0, 1200, 0);
    sky.addColorStop(0, `hsl(${base} 45% 28%)`);
    sky.addColorStop(1, `hsl(${base + 40} 60% 62%)`);
    context.fillStyle = sky;
    context.fillRect(0, 0, 1200, 900);
    context.strokeStyle = 'white';
    context.lineWidth = 10;
    context.strokeRect(90, 90, 1020, 720);
    context.beginPath();
    context.arc(600, 450, 150, 0, 2 * Math.PI);
    context.moveTo(600, 90);
    context.lineTo(600, 810);
    context.stroke();
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })).arrayBuffer(),
    );
    return [...bytes];
  }, hue);
  const jpeg = Buffer.from(drawn);
  const buffer = Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]);
  return { name: `IMG_${2000 + hue}.jpg`, mimeType: 'image/jpeg', buffer };
}

export const phoneClip = async (name: string): Promise<PhoneFile> => ({
  name,
  mimeType: 'video/mp4',
  buffer: await mediaFile(name),
});
