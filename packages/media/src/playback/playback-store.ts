import { openDialogs } from '@maidan/ui/open-places/open-dialogs';

/** A player: a clip, the audio bar, a third-party frame. */
export interface Player {
  pause(): void;
  /** Continues where it stopped; absent for a third-party frame, which cannot. */
  resume?: () => void;
  /** Continues while the page is hidden: a clip in picture-in-picture. */
  keepsWhenHidden?: () => boolean;
}

/**
 * The active player of the page, at most one: a claim pauses the current one. It contains no elements, so its rules are tested
 * without a browser.
 */
export interface PlaybackStore {
  /** Called before a player starts. A second claim by the active player only updates it. */
  claim(id: string, player: Player): void;
  /** A player has stopped. Ignored unless it is the active one. */
  stopped(id: string): void;
  /** A person paused it, or it unmounted: it does not resume when the page becomes visible again. */
  release(id: string): void;
  /** Pauses the active player. */
  pauseAll(): void;
  /** The page is hidden or behind a dialog: pauses and remembers the active player. */
  hide(): void;
  /** The page is visible again: resumes that player, unless another has started since. */
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
      // The new player first: the paused one releases its claim, which must not clear the new one.
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

type Dialogs = Pick<typeof openDialogs, 'get' | 'subscribe'>;

/** Connects a store to events that hide the page: another window, or a dialog over it. Returns a function that disconnects it. */
export function followView(store: PlaybackStore, page: Document, dialogs: Dialogs): () => void {
  let isWatched = true;
  const changed = () => {
    const wasWatched = isWatched;
    isWatched = page.visibilityState !== 'hidden' && dialogs.get() === 0;
    if (wasWatched && !isWatched) store.hide();
    if (!wasWatched && isWatched) store.show();
  };
  const stop = dialogs.subscribe(changed);
  page.addEventListener('visibilitychange', changed);
  return () => {
    stop();
    page.removeEventListener('visibilitychange', changed);
  };
}

/** The store of the page. On the server nothing plays, so nothing leaks between requests. */
export const playback: PlaybackStore = createPlaybackStore();
if (typeof document !== 'undefined') followView(playback, document, openDialogs);
