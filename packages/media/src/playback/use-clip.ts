import { useCallback, useEffect, useId, useRef, useState, type ReactEventHandler, type RefObject } from 'react';
import { clipState, freshClip, isWaiting, type ClipEvent, type ClipState } from './clip-state.ts';
import type { Rung } from '../rungs/choose-rung.ts';
import { attachSource, detachSource, offerSource } from './media-source.ts';
import { playback } from './playback-store.ts';
import { failureCause } from './retry-schedule.ts';
import { pageSound } from '../sound/sound-store.ts';
import { applySound, isLateRefusal, startPlaying } from './start-playing.ts';
import { useWaiting, type Wait } from './use-waiting.ts';
import { createViewCounter } from './view-counter.ts';

export interface ClipOptions {
  src: string;
  /** Its copies in several sizes, including itself; without them, `src` is played. */
  rungs?: readonly Rung[] | undefined;
  /** An HLS playlist of these copies, played instead unless data is saved. */
  stream?: string | undefined;
  /** Whether data is saved: if so, the smallest copy is played. */
  saving?: boolean | undefined;
  /** Whether the element may get its source now. A clip that is requested to play always gets it. */
  mayFetch: boolean;
  /** Called once per visit, at the first playback. */
  onPlayed?: (() => void) | undefined;
}

type Handler = ReactEventHandler<HTMLMediaElement>;

export interface Clip<Element extends HTMLMediaElement> {
  element: RefObject<Element | null>;
  state: ClipState;
  /** How long the viewer has been waiting. */
  wait: Wait;
  /** Props of the <video> or <audio>. */
  events: Record<'onPlay' | 'onPlaying' | 'onWaiting' | 'onPause' | 'onCanPlay' | 'onEnded' | 'onError', Handler>;
  play(): void;
  pause(): void;
  toggle(): void;
  /** Whether playback is requested, even if `state` is not rendered yet: on a slow phone, a tap can come before that. */
  isWanted(): boolean;
  /** Pauses and rewinds; the next playback counts as a new view. */
  leave(): void;
}

type Source = Pick<ClipOptions, 'src' | 'rungs' | 'stream' | 'saving'>;

async function sourceOf(media: HTMLMediaElement, { src, rungs, stream, saving }: Source) {
  // Offline, the code that chooses among the copies may be missing.
  return rungs
    ? import('../rungs/clip-source.ts')
        .then((it) => it.chooseSource(media, { src, rungs, stream }, saving))
        .catch(() => src)
    : src;
}

/** Connects a clip's element with the playback store, the sound, the retries and the view counter. */
export function useClip<Element extends HTMLMediaElement>({
  src,
  rungs,
  stream,
  saving,
  mayFetch,
  onPlayed,
}: ClipOptions): Clip<Element> {
  const id = useId();
  const element = useRef<Element>(null);
  const [state, setState] = useState(freshClip);
  const latest = useRef(freshClip);
  const dispatch = useCallback((event: ClipEvent) => {
    latest.current = clipState(latest.current, event);
    setState(latest.current);
  }, []);
  const [views] = useState(createViewCounter);
  const { retryIn, wanted, failure } = state;
  const wait = useWaiting(isWaiting(state));
  /** When it first played since the latest request; a `performance` time. */
  const movingSince = useRef<number | null>(null);

  const sourceFailed = () => dispatch({ type: 'failed', cause: 'source' });

  async function start(media: HTMLMediaElement): Promise<void> {
    await attachSource(media, await sourceOf(media, { src, rungs, stream, saving }), sourceFailed);
    // A stream attaches with a delay: it may have been paused since, or another player started.
    if (playback.playing() !== id) return;
    const result = await startPlaying(media, pageSound);
    if (result === 'refused') dispatch({ type: 'refused' });
  }

  function play(): void {
    const media = element.current;
    if (media === null) return;
    if (media.error !== null) media.load();
    claim();
    dispatch({ type: 'requested' });
    movingSince.current = null;
    void start(media);
  }

  function claim(): void {
    playback.claim(id, {
      pause() {
        element.current?.pause();
        // Dispatched here too: a clip that is loading or waiting for a retry is already paused and fires no event.
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
    // Rewinding a clip without data would make it fetch.
    if (media.readyState > 0 && media.currentTime > 0) media.currentTime = 0;
  }

  const isWanted = (): boolean => latest.current.wanted;

  /** A gesture: the browser may now allow the sound it refused before. */
  function toggle(): void {
    if (isWanted()) {
      pause();
      return;
    }
    pageSound.setRefused(false);
    play();
  }

  useEffect(() => {
    const media = element.current;
    if (media !== null && mayFetch)
      void sourceOf(media, { src, rungs, stream, saving }).then(
        (address) => element.current === media && offerSource(media, address),
      );
  }, [src, rungs, stream, saving, mayFetch]);

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
  }, [retryIn, wanted, dispatch]);

  useEffect(() => {
    if (failure !== null) playback.release(id);
  }, [failure, id]);

  const events: Clip<Element>['events'] = {
    // Started from outside: media keys, picture-in-picture, the browser's own controls. The event comes late:
    // by then the clip may be paused, and another one active.
    onPlay: ({ currentTarget }) => !currentTarget.paused && playback.playing() !== id && claim(),
    onPlaying() {
      movingSince.current ??= performance.now();
      dispatch({ type: 'running' });
      if (views.played()) onPlayed?.();
    },
    onWaiting: () => dispatch({ type: 'starved' }),
    onPause({ currentTarget: media }) {
      // A failure pauses too; then the retries decide. The event comes late: the clip may be playing again.
      if (media.error !== null || !media.paused) return;
      // A pause by this page, or another player, has already released the clip.
      const isRequested = playback.playing() !== id;
      const playedFor = movingSince.current === null ? 0 : performance.now() - movingSince.current;
      if (!isRequested && isLateRefusal(media, playedFor)) {
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

  return { element, state, wait, events, play, pause, leave, toggle, isWanted };
}
