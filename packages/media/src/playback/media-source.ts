// oxlint-disable-next-line typescript/triple-slash-reference -- ambient modules cannot be imported
/// <reference path="../modules.d.ts" />
import type Hls from 'hls.js';

/** A stream cannot continue, which the element itself does not notice. A listener with an alternative source cancels the event. */
export const STREAM_FAILED = 'streamfailed';

const streams = new WeakMap<HTMLMediaElement, Hls>();

/** Whether the browser plays this address natively: anything but an HLS playlist that it does not support. */
function isDirect(element: HTMLMediaElement, src: string): boolean {
  return !/\.m3u8($|[?#])/i.test(src) || element.canPlayType('application/vnd.apple.mpegurl') !== '';
}

/**
 * Sets the source of an element, to be fetched according to its `preload`. A playlist for hls.js waits until it is played, because
 * hls.js ignores `preload`.
 */
export function offerSource(element: HTMLMediaElement, src: string): void {
  // Setting the same source again would restart the load.
  if (isDirect(element, src) && element.getAttribute('src') !== src) element.src = src;
}

/**
 * Sets the source now, and loads hls.js if the browser cannot play HLS. Resolves when play() may be called. `onFailure`
 * reports failures that have no error event.
 */
export async function attachSource(element: HTMLMediaElement, src: string, onFailure: () => void): Promise<void> {
  if (isDirect(element, src)) {
    offerSource(element, src);
    return;
  }
  if (streams.has(element)) return;
  const fail = (): void => {
    if (element.dispatchEvent(new Event(STREAM_FAILED, { cancelable: true }))) onFailure();
  };
  const loaded = await Promise.all([import('hls.js/light'), import('../rungs/throughput.ts')]).catch(() => null);
  const HlsLight = loaded?.[0].default;
  if (!HlsLight?.isSupported()) {
    fail();
    return;
  }
  const known = loaded?.[1].currentThroughput() ?? null;
  element.removeAttribute('src');
  const stream = new HlsLight({
    // A worker would come from a blob, which the content security policy forbids.
    enableWorker: false,
    maxBufferLength: 10,
    capLevelToPlayerSize: true,
    // In bits per second; after the start, hls.js measures for itself.
    ...(known !== null && { abrEwmaDefaultEstimate: known * 1000 }),
  });
  streams.set(element, stream);
  stream.on(HlsLight.Events.ERROR, (_name, data) => {
    if (data.fatal) fail();
  });
  stream.loadSource(src);
  stream.attachMedia(element);
}

/** Ends a stream, so that the element can play another source. */
export function endStream(element: HTMLMediaElement): void {
  streams.get(element)?.destroy();
  streams.delete(element);
}

/** Releases the connection and the decoder, which a detached video may hold for a long time. */
export function detachSource(element: HTMLMediaElement): void {
  endStream(element);
  element.removeAttribute('src');
  element.load();
}
