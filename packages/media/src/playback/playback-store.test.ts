import { createStore } from '@maidan/browser/store';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createPlaybackStore, followView, type PlaybackStore } from './playback-store.ts';

/** A player that behaves like the real ones: however it was paused, its element reports the pause. */
function playerOf(store: PlaybackStore, id: string, keeps = false) {
  const player = {
    running: false,
    start() {
      store.claim(id, player);
      player.running = true;
    },
    pause: vi.fn(() => {
      player.running = false;
      store.stopped(id);
    }),
    pausedByPerson() {
      player.pause();
      store.release(id);
    },
    resume: vi.fn(() => player.start()),
    keepsWhenHidden: () => keeps,
  };
  return player;
}

describe('one at a time', () => {
  test('starting one pauses the other, whose release does not clear the new one', () => {
    const store = createPlaybackStore();
    const [clip, audio] = [playerOf(store, 'clip'), playerOf(store, 'audio')];
    clip.start();
    audio.start();
    expect(clip.running).toBe(false);
    expect(store.playing()).toBe('audio');
  });

  test('a second claim does not pause the player itself', () => {
    const store = createPlaybackStore();
    const clip = playerOf(store, 'clip');
    clip.start();
    clip.start();
    expect(clip.pause).not.toHaveBeenCalled();
  });

  test('pauseAll leaves nothing playing and notifies listeners', () => {
    const store = createPlaybackStore();
    const clip = playerOf(store, 'clip');
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    clip.start();
    store.pauseAll();
    expect([clip.running, store.playing()]).toEqual([false, null]);
    expect(listener).toHaveBeenCalled();
    stop();
    listener.mockClear();
    clip.start();
    expect(listener).not.toHaveBeenCalled();
  });

  test('in any order of events at most one plays, and the store names it', () => {
    const step = fc.record({
      who: fc.nat(3),
      what: fc.constantFrom('start', 'pausedByPerson', 'hide', 'show', 'pauseAll'),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const store = createPlaybackStore();
        const players = ['a', 'b', 'c', 'd'].map((id) => playerOf(store, id));
        for (const { who, what } of steps) {
          if (what === 'start' || what === 'pausedByPerson') players[who]?.[what]();
          else store[what as 'hide' | 'show' | 'pauseAll']();
          const running = players.flatMap((player, index) => (player.running ? ['abcd'.charAt(index)] : []));
          expect(running).toEqual(store.playing() === null ? [] : [store.playing()]);
        }
      }),
    );
  });
});

describe('a hidden page', () => {
  test('pauses and resumes the active player', () => {
    const store = createPlaybackStore();
    const clip = playerOf(store, 'clip');
    clip.start();
    store.hide();
    expect(clip.running).toBe(false);
    store.show();
    expect(clip.running).toBe(true);
  });

  test('leaves a paused player paused', () => {
    const store = createPlaybackStore();
    const clip = playerOf(store, 'clip');
    clip.start();
    clip.pausedByPerson();
    store.hide();
    store.show();
    expect(clip.running).toBe(false);
  });

  test('resumes even though elements report their pause late', () => {
    const store = createPlaybackStore();
    const clip = playerOf(store, 'clip');
    clip.start();
    store.hide();
    store.stopped('clip');
    store.show();
    expect(clip.running).toBe(true);
  });

  test('does not resume a player that was unmounted', () => {
    const store = createPlaybackStore();
    const clip = playerOf(store, 'clip');
    clip.start();
    store.hide();
    store.release('clip');
    store.show();
    expect(clip.resume).not.toHaveBeenCalled();
  });

  test('does not stop a clip in picture-in-picture', () => {
    const store = createPlaybackStore();
    const clip = playerOf(store, 'clip', true);
    clip.start();
    store.hide();
    expect(clip.running).toBe(true);
  });

  test('does not close a third-party frame, which could not continue', () => {
    const store = createPlaybackStore();
    const pause = vi.fn();
    store.claim('frame', { pause });
    store.hide();
    expect(pause).not.toHaveBeenCalled();
  });

  test('is detected through the document and its dialogs', () => {
    const store = createPlaybackStore();
    const clip = playerOf(store, 'clip');
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const dialogs = createStore({ initial: 0 });
    const stop = followView(store, page as unknown as Document, dialogs);
    clip.start();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(clip.running).toBe(false);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(clip.running).toBe(true);
    // Behind the login dialog it stays silent, even after switching to another window and back.
    dialogs.set(1);
    expect(clip.running).toBe(false);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(clip.running).toBe(false);
    dialogs.set(0);
    expect(clip.running).toBe(true);
    stop();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(clip.running).toBe(true);
  });
});
