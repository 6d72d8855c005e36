import { t } from '@maidan/i18n/text';
import { PlayIcon } from '@maidan/ui/icons';
import { useRef } from 'react';
import { preload } from 'react-dom';
import type { CaptionTrack } from '../../captions/caption-track.ts';
import { CaptionMenu } from '../../captions/CaptionMenu.tsx';
import { Captions } from '../../captions/Captions.tsx';
import { CaptionTracks } from '../../captions/CaptionTracks.tsx';
import { useCaptionChoice } from '../../captions/use-caption-choice.ts';
import { formatDuration } from '../../playback/format-duration.ts';
import { cardPreload } from '../../data-saver/preload-choice.ts';
import type { Rung } from '../../rungs/choose-rung.ts';
import { sharedMode } from '../../playback/shared-mode.ts';
import { useClip } from '../../playback/use-clip.ts';
import { useSaving } from '../../data-saver/use-saving.ts';
import { useHydrated } from '@maidan/browser/hydration/use-hydrated';
import { useNearViewport } from '../../gestures/use-near-viewport.ts';
import { useStart } from '../../playback/use-start.ts';
import { useNowPlaying } from '../../playback/use-now-playing.ts';
import { MediaNotice } from '../private/MediaNotice.tsx';
import { chip, playMark, surface, topStart } from '../private/over-media.css.ts';
import { PictureInPictureButton } from '../private/PictureInPictureButton.tsx';
import { ProgressLine } from '../private/ProgressLine.tsx';
import { RatioBox } from '../private/RatioBox.tsx';
import { SoundButton } from '../private/SoundButton.tsx';
import { VideoWithoutScript } from '../private/VideoWithoutScript.tsx';
import * as css from './VideoPlayer.css.ts';

export interface VideoPlayerProps {
  /** MP4, WebM or an HLS playlist. */
  src: string;
  /** Its copies in several sizes, including itself. */
  rungs?: readonly Rung[] | undefined;
  /** An HLS playlist of these copies: a long clip switches between them during playback. */
  stream?: string | undefined;
  /** Names the player: "Play {title}". */
  title: string;
  poster?: string | undefined;
  /** Text alternative. */
  alt?: string | undefined;
  /** Natural size in pixels; without it, the clip has 16:9. */
  width?: number | undefined;
  height?: number | undefined;
  /** Seconds; shown until the clip has loaded. */
  duration?: number | undefined;
  /** The second at which it starts. */
  startAt?: number | undefined;
  captions?: readonly CaptionTrack[] | undefined;
  /** The creator, for the lock screen. */
  artist?: string | undefined;
  /** Its poster is the largest picture of the first screen. */
  isFirst?: boolean;
  /** Called once per visit, at the first playback: not after a loop or a pause. */
  onPlayed?: (() => void) | undefined;
}

const NO_TRACKS: readonly CaptionTrack[] = [];

export function VideoPlayer({
  src,
  rungs,
  stream,
  title,
  poster,
  alt,
  width,
  height,
  duration,
  startAt,
  captions = NO_TRACKS,
  artist,
  isFirst = false,
  onPlayed,
}: VideoPlayerProps) {
  const crossOrigin = sharedMode({ src, poster, captions: captions[0]?.src });
  // In the mode in which the player will fetch it, or it would be fetched twice.
  if (isFirst && poster !== undefined) preload(poster, { as: 'image', fetchPriority: 'high', crossOrigin });
  const hydrated = useHydrated();
  const saving = useSaving();
  const { at: first } = useCaptionChoice(captions);
  const box = useRef<HTMLButtonElement>(null);
  const nearViewport = useNearViewport(box);
  // The best copy is known only when the clip is near.
  const mayFetch = rungs ? nearViewport : hydrated;
  const { element, events, state, wait, ...clip } = useClip<HTMLVideoElement>({
    src,
    rungs,
    stream,
    saving,
    mayFetch,
    onPlayed,
  });
  const begin = useStart(element, startAt);
  const { wanted, everWanted, running, begun, failure } = state;
  useNowPlaying(wanted && begun, { title, artist, artwork: poster }, clip);

  const picture = {
    crossOrigin,
    poster,
    width,
    height,
    'aria-label': alt ?? title,
  };

  return (
    <RatioBox width={width} height={height}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- not every clip has captions */}
      <video
        ref={element}
        {...events}
        onLoadedMetadata={begin}
        {...picture}
        className={css.video}
        // A script sets the source, because a playlist may have to wait for hls.js.
        preload={cardPreload({ saving, nearViewport })}
        loop
        playsInline
      >
        <CaptionTracks tracks={captions} />
      </video>
      {!hydrated && (
        <VideoWithoutScript {...picture} className={css.withoutScript} src={src}>
          <CaptionTracks tracks={captions} first={first} />
        </VideoWithoutScript>
      )}
      <button
        ref={box}
        type="button"
        className={surface}
        aria-label={wanted ? t('ui.pause', { title }) : t('ui.play', { title })}
        onClick={clip.toggle}
      >
        {!wanted && (failure === null || !everWanted) && (
          <span className={playMark}>
            <PlayIcon size={34} filled />
          </span>
        )}
      </button>
      {!begun && duration !== undefined && <span className={`${chip} ${topStart}`}>{formatDuration(duration)}</span>}
      <Captions video={element} tracks={captions} running={running} />
      <div className={css.tools}>
        {begun && <CaptionMenu tracks={captions} />}
        {begun && <PictureInPictureButton video={element} />}
        <SoundButton />
      </div>
      {begun && (
        <ProgressLine media={element} label={t('ui.seek', { title })} running={running} duration={duration ?? 0} />
      )}
      {everWanted && <MediaNotice state={state} wait={wait} onRetry={clip.play} />}
    </RatioBox>
  );
}
