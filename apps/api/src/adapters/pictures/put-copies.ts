import { variantAddress, type PictureVariants } from '@maidan/contract/media/picture-variants';
import type { Files } from '../files/files.ts';
import type { PictureMaker } from './pictures.ts';

interface CopyStore {
  readonly files: Files;
  readonly pictures: PictureMaker;
}

/**
 * Stores the copies of a picture, unless they exist.
 * @param bytes the picture, or better its original
 * @throws PictureError
 */
export async function putCopies(
  { files, pictures }: CopyStore,
  name: string,
  variants: PictureVariants,
  bytes: Buffer,
): Promise<void> {
  if (await hasCopies(files, name, variants)) return;
  for (const { width, format, bytes: copy } of await pictures.copy(bytes, variants)) {
    await files.put(variantAddress(name, width, format), copy);
  }
}

/** The copy stored last exists only if all others do. */
export async function hasCopies(files: Files, name: string, { widths, formats }: PictureVariants): Promise<boolean> {
  const [width, format] = [widths.at(-1), formats.at(-1)];
  return (
    width === undefined || format === undefined || (await files.size(variantAddress(name, width, format))) !== null
  );
}
