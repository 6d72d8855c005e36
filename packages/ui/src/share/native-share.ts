export interface Shareable {
  title: string;
  /** The product's name. */
  text: string;
  /** Absolute, on the public host. */
  url: string;
}

/** Whether the device has a share function; false on the server. */
export function canShareNatively(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/**
 * Opens the device's share sheet; call it in response to a press. Returns 'dismissed' when the reader closes it, and
 * 'unavailable' if it is missing or refuses this content: then show ShareSheet.
 */
export async function shareNatively(content: Shareable): Promise<'shared' | 'dismissed' | 'unavailable'> {
  if (!canShareNatively()) return 'unavailable';
  try {
    await navigator.share({ title: content.title, text: content.text, url: content.url });
    return 'shared';
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError' ? 'dismissed' : 'unavailable';
  }
}
