/** A folder of sixty files as phones send them, and the expected outcome for each. */
import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { clip, png } from '../operator.ts';
import { announced, CLIP_SECRETS, ffmpeg, film, plant, playlist, turned } from './phone-clips.ts';
import { animation, cornered, detailed, heic, SECRETS, withIptc, withSecrets } from './phone-pictures.ts';

/** The upright size of the picture or clip, or the text of the refusal. */
export type Fate = { readonly size: readonly [width: number, height: number] } | { readonly words: RegExp };

export interface PhoneFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly fate: Fate;
  /** Whether its four corners must have the right colours. */
  readonly isCornered?: boolean;
}

/** What no stored byte may contain. */
export const PLANTED = [...SECRETS, ...CLIP_SECRETS];

const damaged = { words: /is damaged|has the wrong file extension/ };

/** @param folder for the films @returns no films if ffmpeg is missing */
export async function phoneFolder(folder: string): Promise<PhoneFile[]> {
  return [...(await turnedPictures()), ...(await pictures()), ...(await badFiles()), ...films(folder)];
}

/** A camera rotates the pixels and records how to rotate them back. */
async function turnedPictures(): Promise<PhoneFile[]> {
  const write: Record<string, (picture: Sharp) => Sharp> = {
    jpg: (picture) => picture.jpeg({ quality: 95 }),
    png: (picture) => picture.png(),
    webp: (picture) => picture.webp({ quality: 95 }),
  };
  const made: PhoneFile[] = [];
  for (const [ending, encode] of Object.entries(write)) {
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const upright = await cornered(480, 320).png().toBuffer();
      const { isMirrored, degrees } = turns[orientation - 1] ?? { isMirrored: false, degrees: 0 };
      const mirrored = await sharp(upright).flop(isMirrored).png().toBuffer();
      const pixels = await sharp(mirrored).rotate(degrees).png().toBuffer();
      const bytes = await encode(withSecrets(sharp(pixels), orientation)).toBuffer();
      made.push({ name: `turned-${orientation}.${ending}`, bytes, fate: { size: [480, 320] }, isCornered: true });
    }
  }
  return made;
}

/** How the pixels were rotated, by the orientation that undoes it, from 1. */
const turns = [
  { isMirrored: false, degrees: 0 },
  { isMirrored: true, degrees: 0 },
  { isMirrored: false, degrees: 180 },
  { isMirrored: true, degrees: 180 },
  { isMirrored: true, degrees: 270 },
  { isMirrored: false, degrees: 270 },
  { isMirrored: true, degrees: 90 },
  { isMirrored: false, degrees: 90 },
];

async function pictures(): Promise<PhoneFile[]> {
  const corners = { fate: { size: [480, 320] }, isCornered: true } as const;
  const jpeg = await withSecrets(cornered(480, 320)).jpeg({ quality: 95 }).toBuffer();
  return [
    { name: 'IMG 0001 (1).JPG', bytes: jpeg, ...corners },
    { name: 'iptc.jpeg', bytes: withIptc(jpeg), ...corners },
    { name: 'really-a-jpeg.png', bytes: jpeg, ...corners },
    { name: 'really-a-png.jpg', bytes: await withSecrets(cornered(480, 320)).png().toBuffer(), ...corners },
    { name: 'new.avif', bytes: await withSecrets(cornered(480, 320)).avif({ quality: 90 }).toBuffer(), ...corners },
    {
      name: 'wide-colours.jpg',
      bytes: await cornered(480, 320).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
      fate: { size: [480, 320] },
    },
    {
      name: 'twelve-megapixels.jpg',
      bytes: await withSecrets(detailed(4000, 3000)).jpeg({ quality: 80 }).toBuffer(),
      fate: { size: [1600, 1200] },
    },
    {
      name: 'panorama.jpg',
      bytes: await detailed(6000, 900).jpeg({ quality: 70 }).toBuffer(),
      fate: { size: [1600, 240] },
    },
    { name: 'screenshot.png', bytes: png(720, 1560), fate: { size: [720, 1560] } },
    { name: 'moving.gif', bytes: await animation(4, 320, 240), fate: { size: [320, 240] } },
  ];
}

async function badFiles(): Promise<PhoneFile[]> {
  const jpeg = await withSecrets(detailed(900, 600)).jpeg().toBuffer();
  const whole = plant(clip());
  const hidden = Buffer.from(PLANTED.join(' '));
  return [
    { name: 'apple.heic', bytes: Buffer.concat([heic(), hidden]), fate: { words: /HEIC/ } },
    { name: 'apple.heif', bytes: Buffer.concat([heic(), hidden]), fate: { words: /HEIC/ } },
    { name: 'apple-as.jpg', bytes: Buffer.concat([heic(), hidden]), fate: { words: /HEIC/ } },
    { name: 'empty.jpg', bytes: Buffer.alloc(0), fate: damaged },
    { name: 'empty.heic', bytes: Buffer.alloc(0), fate: damaged },
    { name: 'empty.mp4', bytes: Buffer.alloc(0), fate: damaged },
    { name: 'half.jpg', bytes: jpeg.subarray(0, jpeg.length / 2), fate: damaged },
    { name: 'half.png', bytes: png(800, 600).subarray(0, 60), fate: damaged },
    { name: 'page.png', bytes: Buffer.from('<!doctype html><script>'), fate: damaged },
    { name: 'clip-as.jpg', bytes: whole, fate: damaged },
    { name: 'picture-as.mp4', bytes: jpeg, fate: damaged },
    { name: 'playlist.mp4', bytes: playlist(), fate: damaged },
    { name: 'half.mp4', bytes: whole.subarray(0, 100_000), fate: damaged },
    { name: 'half.mov', bytes: whole.subarray(0, 50_000), fate: damaged },
    { name: 'two-gigabytes.mp4', bytes: announced(), fate: damaged },
  ];
}

function films(folder: string): PhoneFile[] {
  const ready: PhoneFile = { name: 'ready.mp4', bytes: plant(clip()), fate: { size: [960, 540] } };
  if (ffmpeg === null) return [ready];
  const plain = ['-pix_fmt', 'yuv420p'];
  const flat = { size: [320, 180] } as const;
  const upright = { size: [180, 320] } as const;
  const hdr = ['-pix_fmt', 'yuv420p10le', '-c:v', 'libx265', '-tag:v', 'hvc1'];
  const colours = '-x265-params log-level=0:colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc'.split(' ');
  const tags = '-color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc'.split(' ');
  const vfr = ['-vf', 'select=not(mod(n\\,3))+gt(n\\,20)', '-vsync', 'vfr'];
  return [
    ready,
    { name: 'plain.mov', bytes: film(folder, 'plain.mov', '320x180', ...plain), fate: flat },
    { name: 'right.mov', bytes: turned(folder, 'right.mov', 90), fate: upright },
    { name: 'over.mov', bytes: turned(folder, 'over.mov', 180), fate: flat },
    { name: 'left.mov', bytes: turned(folder, 'left.mov', 270), fate: upright },
    { name: 'right.mp4', bytes: turned(folder, 'right.mp4', 90), fate: upright },
    {
      name: '4k.mp4',
      bytes: film(folder, '4k.mp4', '3840x2160', ...plain, '-t', '0.2'),
      fate: { size: [960, 540] },
    },
    { name: 'hdr.mov', bytes: film(folder, 'hdr.mov', '320x180', ...hdr, ...colours, ...tags), fate: flat },
    { name: 'vfr.mp4', bytes: film(folder, 'vfr.mp4', '320x180', ...plain, ...vfr), fate: flat },
    { name: 'mute.mp4', bytes: film(folder, 'mute.mp4', '320x180', ...plain, '-an'), fate: flat },
    { name: 'VID_2026.MOV', bytes: readFileSync(`${folder}/plain.mov`), fate: flat },
  ];
}
