// oxlint-disable-next-line typescript/triple-slash-reference -- ambient modules cannot be imported
/// <reference path="../modules.d.ts" />
import type Hls from 'hls.js';

const streams = new WeakMap<HTMLMediaElement, Hls>();

/** Whether the browser itself fetches and plays this address: everything but a playlist it does not know. */
function isDirect(element: HTMLMediaElement, src: string): boolean {
  return !/\.m3u8($|[?#])/i.test(src) || element.canPlayType('application/vnd.apple.mpegurl') !== '';
}

/**
 * Gives an element its source, to be fetched as its `preload` says. A playlist for hls.js waits until it is played: hls.js
 * knows no such restraint.
 */
export function offerSource(element: HTMLMediaElement, src: string): void {
  // Setting the same source again would start the load anew.
  if (isDirect(element, src) && element.getAttribute('src') !== src) element.src = src;
}

/**
 * Gives an element its source now, with hls.js, fetched only then, where the browser plays no HLS itself. Resolves when
 * play() may be called. `onFailure` hears what no error event tells.
 */
export async function attachSource(element: HTMLMediaElement, src: string, onFailure: () => void): Promise<void> {
  if (isDirect(element, src)) {
    offerSource(element, src);
    return;
  }
  if (streams.has(element)) return;
  const { default: HlsLight } = await import('hls.js/light');
  if (!HlsLight.isSupported()) {
    onFailure();
    return;
  }
  element.removeAttribute('src');
  // No worker: it would be made from a blob, which the sites' policy forbids.
  const stream = new HlsLight({ enableWorker: false, maxBufferLength: 10 });
  streams.set(element, stream);
  stream.on(HlsLight.Events.ERROR, (_name, data) => {
    if (data.fatal) onFailure();
  });
  stream.loadSource(src);
  stream.attachMedia(element);
}

/** Lets go of connection and decoder. A video that merely leaves the page may hold both for a long time. */
export function detachSource(element: HTMLMediaElement): void {
  streams.get(element)?.destroy();
  streams.delete(element);
  element.removeAttribute('src');
  element.load();
}
