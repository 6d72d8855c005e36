/** Something that plays: a clip, the audio bar, a foreign frame. */
export interface Player {
  pause(): void;
  /** Goes on where it was left; absent when it cannot, as with a foreign frame. */
  resume?: () => void;
  /** Plays on though the page is hidden: a clip in its own little window. */
  keepsWhenHidden?: () => boolean;
}

/**
 * Who plays in this page. At most one: claiming it pauses whoever plays now. A pure store: it knows no elements, so its
 * rules are tested without a browser.
 */
export interface PlaybackStore {
  /** Called before a player starts. Claiming again what one holds changes nothing but the player. */
  claim(id: string, player: Player): void;
  /** A player runs no more, for whatever reason. Ignored when it does not hold the place. */
  stopped(id: string): void;
  /** A person paused it, or it goes away: it is not resumed when the page comes back. */
  release(id: string): void;
  /** Pauses whatever plays. */
  pauseAll(): void;
  /** The page is hidden: pause, and remember who played. */
  hide(): void;
  /** The page is back: who played when it was hidden resumes, unless somebody else was started meanwhile. */
  show(): void;
  playing(): string | null;
  subscribe(listener: () => void): () => void;
}

export function createPlaybackStore(): PlaybackStore {
  let current: { id: string; player: Player } | null = null;
  let left: { id: string; player: Player } | null = null;
  const listeners = new Set<() => void>();

  function set(next: typeof current): void {
    current = next;
    for (const listener of listeners) listener();
  }

  function stopped(id: string): void {
    if (current?.id === id) set(null);
  }

  return {
    claim(id, player) {
      const before = current;
      left = null;
      // First the new holder, then the pause: the one paused releases, and must find its place taken.
      set({ id, player });
      if (before && before.id !== id) before.player.pause();
    },
    stopped,
    release(id) {
      if (left?.id === id) left = null;
      stopped(id);
    },
    pauseAll() {
      const before = current;
      left = null;
      set(null);
      before?.player.pause();
    },
    hide() {
      const before = current;
      if (before === null || before.player.resume === undefined || before.player.keepsWhenHidden?.() === true) return;
      set(null);
      before.player.pause();
      left = before;
    },
    show() {
      const before = left;
      left = null;
      if (before !== null && current === null) before.player.resume?.();
    },
    playing: () => current?.id ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Ties a store to the visibility of the document. Returns how to untie it. */
export function followVisibility(store: PlaybackStore, page: Document): () => void {
  const changed = () => (page.visibilityState === 'hidden' ? store.hide() : store.show());
  page.addEventListener('visibilitychange', changed);
  return () => page.removeEventListener('visibilitychange', changed);
}

/** The one store of the page. On the server nothing plays, so nothing is kept there between requests. */
export const playback: PlaybackStore = createPlaybackStore();
if (typeof document !== 'undefined') followVisibility(playback, document);
