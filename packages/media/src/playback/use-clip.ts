import type { ReactEventHandler, RefObject } from 'react';
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import type { ClipState } from './clip-state.ts';
import { clipState, freshClip, isWaiting } from './clip-state.ts';
import { attachSource, detachSource, offerSource } from './media-source.ts';
import { playback } from './playback-store.ts';
import { failureCause } from './retry-schedule.ts';
import { pageSound } from '../sound/sound-store.ts';
import { applySound, isLateRefusal, startPlaying } from './start-playing.ts';
import type { Wait } from './use-waiting.ts';
import { useWaiting } from './use-waiting.ts';
import { createViewCounter } from './view-counter.ts';

export interface ClipOptions {
  src: string;
  /** Whether the element may have its source now. A clip that is asked to play gets it in any case. */
  mayFetch: boolean;
  /** Once per visit, when pictures or sound first move. */
  onPlayed?: (() => void) | undefined;
}

type Handler = ReactEventHandler<HTMLMediaElement>;

export interface Clip<Element extends HTMLMediaElement> {
  element: RefObject<Element | null>;
  state: ClipState;
  /** How long it has kept its viewer waiting. */
  wait: Wait;
  /** To be spread on the <video> or <audio>. */
  events: Record<'onPlay' | 'onPlaying' | 'onWaiting' | 'onPause' | 'onCanPlay' | 'onEnded' | 'onError', Handler>;
  play(): void;
  pause(): void;
  toggle(): void;
  /** Pauses and rewinds; the next play counts as a new view. */
  leave(): void;
}

/** One clip of the page: its element tied to the playback store, the sound, the retries and the count of views. */
export function useClip<Element extends HTMLMediaElement>({ src, mayFetch, onPlayed }: ClipOptions): Clip<Element> {
  const id = useId();
  const element = useRef<Element>(null);
  const [state, dispatch] = useReducer(clipState, freshClip);
  const [views] = useState(createViewCounter);
  const { retryIn, wanted, failure } = state;
  const wait = useWaiting(isWaiting(state));
  /** When it first moved since it was last asked to play; a time of `performance`. */
  const movingSince = useRef<number | null>(null);

  const sourceFailed = () => dispatch({ type: 'failed', cause: 'source' });

  async function start(media: HTMLMediaElement): Promise<void> {
    await attachSource(media, src, sourceFailed);
    // A stream takes a moment to attach; meanwhile it may have been paused, or another player started.
    if (playback.playing() !== id) return;
    const result = await startPlaying(media, pageSound);
    if (result === 'refused') dispatch({ type: 'refused' });
  }

  function play(): void {
    const media = element.current;
    if (media === null) return;
    if (media.error !== null) media.load();
    claim();
    dispatch({ type: 'asked' });
    movingSince.current = null;
    void start(media);
  }

  function claim(): void {
    playback.claim(id, {
      pause() {
        element.current?.pause();
        // Said here too: one that still loads, or waits for its next try, is paused already and fires no event.
        dispatch({ type: 'paused' });
      },
      resume: play,
      keepsWhenHidden: () => document.pictureInPictureElement === element.current,
    });
  }

  function pause(): void {
    playback.release(id);
    element.current?.pause();
    dispatch({ type: 'paused' });
  }

  function leave(): void {
    playback.release(id);
    views.arrived();
    dispatch({ type: 'left' });
    const media = element.current;
    if (media === null) return;
    media.pause();
    // Rewinding what has no data yet would only make it fetch.
    if (media.readyState > 0 && media.currentTime > 0) media.currentTime = 0;
  }

  /** By hand, so the browser may allow sound now where it refused before. */
  function toggle(): void {
    if (wanted) {
      pause();
      return;
    }
    pageSound.setRefused(false);
    play();
  }

  useEffect(() => {
    const media = element.current;
    if (media !== null && mayFetch) offerSource(media, src);
  }, [src, mayFetch]);

  useEffect(() => {
    const media = element.current;
    const stopListening = pageSound.subscribe(() => media !== null && applySound(media, pageSound));
    return () => {
      stopListening();
      playback.release(id);
      if (media !== null) detachSource(media);
    };
  }, [id]);

  useEffect(() => {
    const media = element.current;
    if (retryIn === null || media === null) return undefined;
    const timer = setTimeout(() => {
      const at = media.currentTime;
      dispatch({ type: 'retried' });
      media.load();
      media.currentTime = at;
      if (wanted) void startPlaying(media, pageSound);
    }, retryIn);
    return () => clearTimeout(timer);
  }, [retryIn, wanted]);

  useEffect(() => {
    if (failure !== null) playback.release(id);
  }, [failure, id]);

  const events: Clip<Element>['events'] = {
    // Started from outside: media keys, the little window, the browser's own controls.
    // It is told late: by then the clip may have been left and paused, and another one holds the page.
    onPlay: ({ currentTarget }) => !currentTarget.paused && playback.playing() !== id && claim(),
    onPlaying() {
      movingSince.current ??= performance.now();
      dispatch({ type: 'running' });
      if (views.played()) onPlayed?.();
    },
    onWaiting: () => dispatch({ type: 'starved' }),
    onPause({ currentTarget: media }) {
      // A failure pauses too; whether to go on is then the retries' decision. And told late, it may play again.
      if (media.error !== null || !media.paused) return;
      // Who pauses here, or starts another player, has given the place up before.
      const isAskedFor = playback.playing() !== id;
      const playedFor = movingSince.current === null ? 0 : performance.now() - movingSince.current;
      if (!isAskedFor && isLateRefusal(media, playedFor)) {
        pageSound.setRefused(true);
        void start(media);
        return;
      }
      playback.stopped(id);
      dispatch({ type: 'paused' });
    },
    onCanPlay: () => dispatch({ type: 'loaded' }),
    onEnded: () => playback.release(id),
    onError: (event) => dispatch({ type: 'failed', cause: failureCause(event.currentTarget.error?.code) }),
  };

  return { element, state, wait, events, play, pause, leave, toggle };
}
