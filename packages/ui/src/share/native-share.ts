export interface Shareable {
  title: string;
  /** The product's name. */
  text: string;
  /** Absolute, on the public host. */
  url: string;
  /** The address of a JPEG of the content, on this site. */
  picture?: string;
}

/** Whether the device has a share function; false on the server. */
export function canShareNatively(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/**
 * Opens the device's share sheet; call it in response to a press. Returns 'dismissed' if the reader closes it, and
 * 'unavailable' if it is missing or refuses this content: then show ShareSheet.
 */
export async function shareNatively(content: Shareable): Promise<'shared' | 'dismissed' | 'unavailable'> {
  if (!canShareNatively()) return 'unavailable';
  const { title, text, url } = content;
  const files = await pictureFiles(content);
  try {
    await navigator.share({ title, text, url, ...(files.length > 0 ? { files } : {}) });
    return 'shared';
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'dismissed' : 'unavailable';
  }
}

/** A press counts only for a few seconds: a picture that takes longer is left out. */
const PATIENCE_MS = 1500;

/** The picture as a file, if the device shares files and the picture loads in time; otherwise empty. */
async function pictureFiles({ picture, title }: Shareable): Promise<File[]> {
  if (picture === undefined || typeof navigator.canShare !== 'function') return [];
  const probe = [new File([], 'picture.jpg', { type: 'image/jpeg' })];
  if (!navigator.canShare({ files: probe })) return [];
  try {
    const answer = await fetch(picture, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return [];
    return [new File([await answer.blob()], pictureName(title), { type: 'image/jpeg' })];
  } catch {
    return [];
  }
}

/** 'Jets v Kings' becomes 'jets-v-kings.jpg'. */
export function pictureName(title: string): string {
  return `${title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').toLowerCase()}.jpg`;
}
