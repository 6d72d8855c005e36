import { CHAT_PICTURE_MAX_BYTES } from '@maidan/contract/rules/limits';

/** Sides beyond this say nothing more in a message, in pixels. */
const LONGEST_SIDE = 2048;
/** A picture below this goes as it is, in bytes. */
const SMALL = 1024 * 1024;
const QUALITY = 0.86;

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' };

/** The name of a picture with the ending of its type: what is shared has any name, and the server goes by endings. */
export function pictureName(name: string, type: string): string {
  const stem = name.replace(/\.[^.]*$/, '').trim() || 'picture';
  return `${stem}.${endings[type] ?? 'jpg'}`;
}

/** What fits into the longest side. */
export function fittedSize({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const isSentAsItIs = ({ type, size }: Blob): boolean =>
  Object.hasOwn(endings, type) && (size <= SMALL || (type === 'image/gif' && size <= CHAT_PICTURE_MAX_BYTES));

async function asJpeg(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = fittedSize(picture);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // What is see-through would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/**
 * A picture as it travels: a kind that the server takes, and no larger than it needs to be.
 * @returns null for what this browser cannot open
 */
export async function preparePicture(file: File): Promise<File | null> {
  try {
    // Also of one that goes as it is: what cannot be opened here cannot be shown either.
    const made = isSentAsItIs(file) ? await createImageBitmap(file).then(() => file) : await asJpeg(file);
    return made && new File([made], pictureName(file.name, made.type), { type: made.type });
  } catch {
    return null;
  }
}
