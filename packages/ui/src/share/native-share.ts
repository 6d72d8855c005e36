export interface Shareable {
  title: string;
  /** A line beside the title: the product's name (specification, section 7). */
  text: string;
  /** Absolute, on the public host. */
  url: string;
}

/** Whether the device has a share function of its own; false on the server. */
export function canShareNatively(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

/**
 * Opens the device's own share sheet; call it in answer to a press. "dismissed" when the reader closed it again,
 * "unavailable" when there is none or it refuses this content: then show ShareSheet.
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
