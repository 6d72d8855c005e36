import type { ClipVariants } from '@maidan/contract/core/media/clip-variants';
import type { PictureVariants } from '@maidan/contract/core/media/picture-variants';
import { clipCopyName, streamName } from './files.ts';

/** Prefix of our stored media; any other value is an outside address or embed HTML. */
const STORED = 'media/';

/** The value that a row stores for a file. */
export function storedMedia(name: string): string {
  return STORED + name;
}

/** The name of a stored file; null for an outside address. */
export function storedName(value: string | null): string | null {
  return value?.startsWith(STORED) ? (value.slice(STORED.length).split('#')[0] ?? null) : null;
}

/**
 * The value that a row stores for a picture with copies: it describes them, so that no other row has to be read with it.
 * `media/<hash>.jpg#1080x1350/240.480.1080/avif.webp/7a5c3e.20303a`
 */
export function storedPicture(name: string, { width, height, widths, formats, tones }: PictureVariants): string {
  const colours = tones.map((tone) => tone.slice(1)).join('.');
  return `${storedMedia(name)}#${width}x${height}/${widths.join('.')}/${formats.join('.')}/${colours}`;
}

const DESCRIPTION = /#(\d+)x(\d+)\/([\d.]+)\/([a-z.]+)\/([0-9a-f.]*)$/;

/** The copies of a stored picture; null for one without, and for an outside address. */
export function storedVariants(value: string | null): PictureVariants | null {
  if (!value?.startsWith(STORED)) return null;
  const [, width, height, widths = '', formats = '', colours = ''] = DESCRIPTION.exec(value) ?? [];
  if (width === undefined) return null;
  return {
    width: Number(width),
    height: Number(height),
    widths: widths.split('.').map(Number),
    formats: formats.split('.') as PictureVariants['formats'],
    tones: colours === '' ? [] : colours.split('.').map((colour) => `#${colour}`),
  };
}

/** A size of a clip: its short side in pixels, and kilobits per second. */
interface ClipSize {
  readonly side: number;
  readonly bits: number;
}

/**
 * The value that a row stores for a clip with copies: `media/<hash>.mp4#clip/540:980/360:412.720:1900`, its own size first.
 * The stamp of a stream follows: `/5f3a9c21`.
 */
export function storedClip(hash: string, own: ClipSize, copies: readonly ClipSize[], stream: string | null): string {
  const write = ({ side, bits }: ClipSize) => `${side}:${bits}`;
  const stamp = stream === null ? '' : `/${stream}`;
  return `${storedMedia(`${hash}.mp4`)}#clip/${write(own)}/${copies.map(write).join('.')}${stamp}`;
}

/** The address of a clip's stream; null for one without. */
export function storedStream(value: string | null, mediaUrl: MediaUrl): string | null {
  const [, hash, stamp] = /^media\/([0-9a-f]{40})\.mp4#clip\/.*\/([0-9a-f]{8})$/.exec(value ?? '') ?? [];
  return hash === undefined || stamp === undefined ? null : mediaUrl(storedMedia(streamName(hash, stamp, 'm3u8')));
}

/** The sizes of a stored clip, ascending; null for one without copies. */
export function storedSizes(value: string | null, mediaUrl: MediaUrl): ClipVariants | null {
  const [, hash = '', own = '', copies = ''] =
    /^media\/([0-9a-f]{40})\.mp4#clip\/([\d:]+)\/([\d:.]+)(?:\/[0-9a-f]{8})?$/.exec(value ?? '') ?? [];
  if (copies === '') return null;
  const read = (size: string, name?: string) => {
    const [side = 0, rate = 0] = size.split(':').map(Number);
    return { src: mediaUrl(storedMedia(name ?? clipCopyName(hash, side))) ?? '', side, rate };
  };
  return [read(own, `${hash}.mp4`), ...copies.split('.').map((size) => read(size))].toSorted((a, b) => a.side - b.side);
}

/** Turns a stored value into an address. `base` is configurable, so a CDN may serve media. */
export function mediaUrls(base: string) {
  const prefix = base.endsWith('/') ? base : `${base}/`;
  return (value: string | null): string | null => {
    const name = storedName(value);
    return name === null ? value : prefix + name;
  };
}

/** For what only signed-in people see: it never goes to a CDN. */
export const ownMediaUrl = mediaUrls('/api/media');

export type MediaUrl = ReturnType<typeof mediaUrls>;

type PictureFields<Field extends string> = Record<Field, string | null> &
  Record<`${Field}_variants`, PictureVariants | null>;

/** The fields of a reply for a picture: its address and the description of its copies. */
export function pictureFields<const Field extends string>(
  field: Field,
  value: string | null,
  mediaUrl: MediaUrl,
): PictureFields<Field> {
  return { [field]: mediaUrl(value), [`${field}_variants`]: storedVariants(value) } as PictureFields<Field>;
}
