import type Hls from 'hls.js';

const streams = new WeakMap<HTMLMediaElement, Hls>();

/**
 * Gives an element its source. An HLS playlist goes to the browser where it plays one, else to hls.js, fetched only then.
 * Resolves when play() may be called. `onFailure` hears what no error event tells.
 */
export async function attachSource(element: HTMLMediaElement, src: string, onFailure: () => void): Promise<void> {
  const isPlaylist = /\.m3u8($|[?#])/i.test(src);
  if (!isPlaylist || element.canPlayType('application/vnd.apple.mpegurl') !== '') {
    // Setting the same source again would start the load anew.
    if (element.getAttribute('src') !== src) element.src = src;
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
