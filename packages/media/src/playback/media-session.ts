export interface NowPlaying {
  title: string;
  /** Who made it, or where it is from. */
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
 * Milliseconds until the picture is given as well: the browser takes it apart in the page's own thread, which somebody who
 * swipes on at once should not wait for.
 */
const ARTWORK_AFTER = 2000;

/** Puts a clip on the lock screen and the media keys. Returns how to take it away again. */
export function showNowPlaying(clip: NowPlaying, controls: Controls): () => void {
  const session = (navigator as Partial<Navigator>).mediaSession;
  if (session === undefined) return () => undefined;
  const words = { title: clip.title, artist: clip.artist ?? '' };
  session.metadata = new MediaMetadata(words);
  const { artwork } = clip;
  const picture =
    artwork &&
    setTimeout(() => {
      session.metadata = new MediaMetadata({ ...words, artwork: [{ src: artwork }] });
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
