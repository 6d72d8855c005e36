/** Pictures as phones send them: with the place, the owner and the camera in every kind of hidden data. */
import sharp, { type Sharp } from 'sharp';

// Another module of this process may have restricted the decoders to those for uploads.
sharp.unblock({ operation: ['VipsForeignLoad'] });

/** What no stored byte may contain. */
export const SECRETS = ['GPS-PLANTED', 'XMP-PLANTED', 'IPTC-PLANTED', 'OWNER-PLANTED'];

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="XMP-PLANTED"/></rdf:RDF></x:xmpmeta>`;

/** A picture with four colours in its corners: red, green, blue, white. */
export function cornered(width: number, height: number): Sharp {
  const corner = (left: number, top: number, background: string) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([
    corner(0, 0, '#f00'),
    corner(width / 2, 0, '#0f0'),
    corner(0, height / 2, '#00f'),
  ]);
}

/** A picture that compresses badly, like foliage. */
export const detailed = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  }).blur(2);

/** Plants hidden data. @param orientation 1 to 8, as a camera writes it */
export function withSecrets(picture: Sharp, orientation = 1): Sharp {
  return picture
    .withExif({
      IFD0: { Copyright: 'OWNER-PLANTED', Make: 'OWNER-PLANTED' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 1773/100', GPSAreaInformation: 'GPS-PLANTED' },
    })
    .withXmp(XMP)
    .withMetadata({ orientation });
}

/** Adds the captions of a news editor, which are stored in their own segment. */
export function withIptc(jpeg: Buffer): Buffer {
  const caption = Buffer.from('IPTC-PLANTED');
  const record = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, caption.length]), caption]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(record.length);
  const block = Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\x00\x00', 'latin1'), size, record]);
  const padded = block.length % 2 === 0 ? block : Buffer.concat([block, Buffer.alloc(1)]);
  const head = Buffer.from([0xff, 0xed, 0, 0]);
  head.writeUInt16BE(padded.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, padded, jpeg.subarray(2)]);
}

/** The start of a HEIC picture: its brands, and nothing decodable. */
export const heic = (): Buffer =>
  Buffer.concat([Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'), Buffer.alloc(64)]);

/** An animation of successive colours. */
export async function animation(frames: number, width: number, height: number): Promise<Buffer> {
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, at) =>
      sharp({ create: { width, height, channels: 3, background: { r: 40 * at, g: 90, b: 200 - 40 * at } } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(pages, { join: { animated: true } })
    .gif({ delay: 120, loop: 0 })
    .toBuffer();
}

/** The colours of the four corners, as '#rrggbb'. */
export async function corners(bytes: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data.toString('hex', (y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
  const [right, bottom] = [info.width - 3, info.height - 3];
  return [at(2, 2), at(right, 2), at(2, bottom), at(right, bottom)].map((colour) => `#${colour}`);
}

/** As large as phones produce them, in portrait. */
export const photoOf108 = (): Promise<Buffer> =>
  sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#c04000' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
