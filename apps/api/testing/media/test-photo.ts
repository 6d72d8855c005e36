import sharp from 'sharp';

/** A small photo as a phone writes it, including its location. */
export async function testPhoto(name = 'ground.jpg'): Promise<File> {
  const pixels = { create: { width: 40, height: 30, channels: 3 as const, background: '#1a7f4b' } };
  const bytes = await sharp(pixels)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}
