import { CHAT_PICTURE_MAX_BYTES } from '@maidan/contract/rules/limits';

/** Pixels; longer sides add nothing visible in a message. */
const LONGEST_SIDE = 2048;
/** Bytes; a smaller picture is sent as it is. */
const SMALL = 1024 * 1024;
const QUALITY = 0.86;

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' };

/** A picture's name with the extension of its type: shared files have any name, and the server goes by extensions. */
export function pictureName(name: string, type: string): string {
  const stem = name.replace(/\.[^.]*$/, '').trim() || 'picture';
  return `${stem}.${endings[type] ?? 'jpg'}`;
}

/** The size scaled down to the longest side allowed. */
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
  // Transparent areas would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/**
 * Converts a picture for sending: to a type that the server accepts, and no larger than necessary.
 * @returns null if this browser cannot open the file
 */
export async function preparePicture(file: File): Promise<File | null> {
  try {
    // Also decodes a picture that is sent as it is: one that cannot be opened here cannot be shown either.
    const made = isSentAsItIs(file) ? await createImageBitmap(file).then(() => file) : await asJpeg(file);
    return made && new File([made], pictureName(file.name, made.type), { type: made.type });
  } catch {
    return null;
  }
}
