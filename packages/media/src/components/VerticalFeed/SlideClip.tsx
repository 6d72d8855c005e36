import { t } from '@maidan/i18n/text';
import { BallIcon, PlayIcon } from '@maidan/ui/icons';
import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { Captions } from '../../captions/Captions.tsx';
import { CaptionTracks } from '../../captions/CaptionTracks.tsx';
import { useCaptionChoice } from '../../captions/use-caption-choice.ts';
import { mayFetchSlide } from '../../data-saver/preload-choice.ts';
import type { Tap } from '../../gestures/tap-rule.ts';
import { sharedMode } from '../../playback/shared-mode.ts';
import { useClip } from '../../playback/use-clip.ts';
import { useHydrated } from '@maidan/browser/hydration/use-hydrated';
import { useNowPlaying } from '../../playback/use-now-playing.ts';
import { MediaNotice } from '../private/MediaNotice.tsx';
import { playMark, surface } from '../private/over-media.css.ts';
import { ProgressLine } from '../private/ProgressLine.tsx';
import { VideoWithoutScript } from '../private/VideoWithoutScript.tsx';
import type { FeedItem, FeedVideo } from './feed-item.ts';
import * as css from './feed-slide.css.ts';
import { useTap } from './use-tap.ts';

export interface SlideClipHandle {
  toggle(): void;
}

export interface SlideClipProps {
  item: FeedItem;
  /** Distance from the active slide: -1, 0 or 1. */
  distance: number;
  saving: boolean;
  activeCanPlay: boolean;
  /** Number of loaded videos at the latest check of the active clip: it changes 200 ms after a page arrives. */
  lookedAfterAt: number;
  handle: Ref<SlideClipHandle>;
  onCanPlay(): void;
  onPlayed?: (() => void) | undefined;
  onLike?: (() => void) | undefined;
  onNext(): void;
  onPrevious(): void;
}

const NO_TRACKS: FeedVideo['captions'] & object = [];

/** The clip of a slide, and what a tap on it does. At most three exist at a time. */
export function SlideClip({ item, distance, saving, activeCanPlay, lookedAfterAt, handle, ...on }: SlideClipProps) {
  const { video, label } = item;
  const { captions = NO_TRACKS } = video;
  const { at: first } = useCaptionChoice(captions);
  const active = distance === 0;
  const hydrated = useHydrated();
  const [started, setStarted] = useState(false);
  const [fetched, setFetched] = useState(false);
  const pausedByHand = useRef(false);
  const [ball, setBall] = useState<Tap | null>(null);
  const mayFetch = mayFetchSlide({ distance, saving, started, activeCanPlay, fetched });
  const { element, events, state, wait, ...clip } = useClip<HTMLVideoElement>({
    src: video.src,
    rungs: video.rungs,
    saving,
    mayFetch,
    onPlayed: on.onPlayed,
  });
  const { wanted, everWanted, running, canPlay, failure } = state;
  if (mayFetch && !fetched) setFetched(true);
  useNowPlaying(
    active && wanted,
    { title: label, artist: video.artist, artwork: video.poster },
    {
      play: clip.play,
      pause: clip.pause,
      next: on.onNext,
      previous: on.onPrevious,
    },
  );

  const arrive = useEffectEvent(() => {
    pausedByHand.current = false;
    if (!saving) clip.play();
  });
  const leave = useEffectEvent(() => {
    setStarted(false);
    clip.leave();
  });
  // Also when hydration shows that no data needs to be saved.
  const lookAfter = useEffectEvent((spared: boolean, loaded: number) => {
    // A clip that failed during prefetch was never requested to play: its failure would go unnoticed.
    const mayPlay = failure === null || !everWanted;
    if (!spared && loaded > 0 && active && !wanted && !pausedByHand.current && mayPlay) clip.play();
  });
  const tellCanPlay = useEffectEvent(on.onCanPlay);

  // Before the paint: on a slow phone, an effect would run one or more frames later.
  useLayoutEffect(() => {
    if (!active) return undefined;
    arrive();
    return () => leave();
  }, [active]);
  useEffect(() => lookAfter(saving, lookedAfterAt), [saving, lookedAfterAt]);
  useEffect(() => {
    if (active && canPlay) tellCanPlay();
  }, [active, canPlay]);

  function toggle(): void {
    setStarted(true);
    pausedByHand.current = clip.isWanted();
    clip.toggle();
  }
  function like(tap: Tap): void {
    setBall(tap);
    on.onLike?.();
  }
  const tap = useTap({ wouldPause: clip.isWanted, toggle, like: on.onLike && !item.isAd ? like : undefined });
  useImperativeHandle(handle, () => ({ toggle }));

  const picture = {
    crossOrigin: sharedMode({ ...video, captions: captions[0]?.src }),
    poster: posterOf(video, { saving, distance }),
    width: video.width,
    height: video.height,
    'aria-label': video.alt ?? label,
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- not every clip has captions */}
      <video
        ref={element}
        {...events}
        {...picture}
        className={pictureClass(video)}
        preload={!hydrated || (saving && !started) ? 'none' : 'metadata'}
        loop
        playsInline
      >
        <CaptionTracks tracks={captions} />
      </video>
      {!hydrated && (
        <VideoWithoutScript {...picture} className={css.withoutScript} src={video.src}>
          <CaptionTracks tracks={captions} first={first} />
        </VideoWithoutScript>
      )}
      <button
        type="button"
        className={surface}
        data-surface
        aria-label={wanted ? t('ui.pause', { title: label }) : t('ui.play', { title: label })}
        onClick={tap}
      >
        {active && !wanted && (failure === null || !everWanted) && (
          <span className={playMark}>
            <PlayIcon size={34} filled />
          </span>
        )}
      </button>
      {ball && (
        <span key={ball.at} className={css.ball} ref={(mark) => placeBall(mark, ball)}>
          <BallIcon size={48} />
        </span>
      )}
      {active && <Captions video={element} tracks={captions} running={running} className={css.captions} />}
      {active && everWanted && <MediaNotice state={state} wait={wait} onRetry={clip.play} onSkip={on.onNext} />}
      {/* Also on neighbouring slides: a touch that begins on an element is lost when the element is removed. */}
      <ProgressLine
        media={element}
        label={t('ui.seek', { title: label })}
        running={running}
        duration={video.duration ?? 0}
      />
    </>
  );
}

/** For the clip, and for the poster that replaces it. */
export function pictureClass({ width, height }: FeedVideo): string {
  return width !== undefined && height !== undefined && width > height ? css.wideVideo : css.video;
}

/** On data saver, only the active slide shows one, and a small one. */
export function posterOf(
  { poster, smallPoster = poster }: FeedVideo,
  { saving, distance }: Pick<SlideClipProps, 'saving' | 'distance'>,
): string | undefined {
  if (!saving) return poster;
  return distance === 0 ? smallPoster : undefined;
}

/** Set by script: the content security policy refuses a style attribute. */
function placeBall(mark: HTMLElement | null, tap: Tap): void {
  const slide = mark?.parentElement?.getBoundingClientRect();
  if (mark === null || slide === undefined) return;
  mark.style.left = `${tap.x - slide.left}px`;
  mark.style.top = `${tap.y - slide.top}px`;
}
