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

/** Puts a clip on the lock screen and the media keys. Returns how to take it away again. */
export function showNowPlaying(clip: NowPlaying, controls: Controls): () => void {
  const session = (navigator as Partial<Navigator>).mediaSession;
  if (session === undefined) return () => undefined;
  session.metadata = new MediaMetadata({
    title: clip.title,
    artist: clip.artist ?? '',
    artwork: clip.artwork ? [{ src: clip.artwork }] : [],
  });
  const handlers: [MediaSessionAction, (() => void) | undefined][] = [
    ['play', controls.play],
    ['pause', controls.pause],
    ['nexttrack', controls.next],
    ['previoustrack', controls.previous],
  ];
  for (const [action, handler] of handlers) session.setActionHandler(action, handler ?? null);
  return () => {
    session.metadata = null;
    for (const [action] of handlers) session.setActionHandler(action, null);
  };
}
