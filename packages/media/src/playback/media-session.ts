export interface NowPlaying {
  title: string;
  /** The creator or source. */
  artist?: string | undefined;
  artwork?: string | undefined;
}

interface Controls {
  play(): void;
  pause(): void;
  next?: (() => void) | undefined;
  previous?: (() => void) | undefined;
}

/**
 * Milliseconds until the picture is set too: the browser decodes it on the main thread, which would delay a quick swipe.
 */
const ARTWORK_AFTER = 2000;

/** Shows a clip on the lock screen and connects the media keys. Returns a function that removes it. */
export function showNowPlaying(clip: NowPlaying, controls: Controls): () => void {
  const session = (navigator as Partial<Navigator>).mediaSession;
  if (session === undefined) return () => undefined;
  const metadata = { title: clip.title, artist: clip.artist ?? '' };
  session.metadata = new MediaMetadata(metadata);
  const { artwork } = clip;
  const picture =
    artwork &&
    setTimeout(() => {
      session.metadata = new MediaMetadata({ ...metadata, artwork: [{ src: artwork }] });
    }, ARTWORK_AFTER);
  const handlers: [MediaSessionAction, (() => void) | undefined][] = [
    ['play', controls.play],
    ['pause', controls.pause],
    ['nexttrack', controls.next],
    ['previoustrack', controls.previous],
  ];
  for (const [action, handler] of handlers) session.setActionHandler(action, handler ?? null);
  return () => {
    if (picture) clearTimeout(picture);
    session.metadata = null;
    for (const [action] of handlers) session.setActionHandler(action, null);
  };
}
