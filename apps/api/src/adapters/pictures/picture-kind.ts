/** The kinds of pictures that phones and editors send. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** The kind of a picture by its first bytes, whatever its name says; null for anything else. */
export function pictureKind(bytes: Buffer): PictureKind | null {
  const text = (start: number, end: number): string => bytes.toString('latin1', start, end);
  if (text(0, 3) === '\xFF\xD8\xFF') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1A\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' ? kindByBrands(text(8, Math.min(bytes.readUInt32BE(0), 200))) : null;
}

/** HEIC and AVIF share a container, and may share its general brand. */
function kindByBrands(text: string): PictureKind | null {
  const brands: readonly string[] = text.match(/.{4}/gs) ?? [];
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null;
}
