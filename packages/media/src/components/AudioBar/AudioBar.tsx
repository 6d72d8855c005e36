import { t } from '@maidan/i18n/text';
import { PauseIcon, PlayIcon, SoundIcon } from '@maidan/ui/icons';
import { IconButton } from '@maidan/ui/IconButton';
import { Picture } from '@maidan/ui/Picture';
import { pictureAddress, type PictureSource } from '@maidan/ui/pictures/picture-source';
import { useBrokenImage } from '@maidan/ui/pictures/use-broken-image';
import { useRef } from 'react';
import { recordingFailure } from '../../playback/retry-schedule.ts';
import { useClip } from '../../playback/use-clip.ts';
import { useHydrated } from '@maidan/browser/hydration/use-hydrated';
import { useNowPlaying } from '../../playback/use-now-playing.ts';
import { WAVE_HEIGHT, WAVE_WIDTH, wavePath } from '../../playback/wave.ts';
import { PlayedTime } from '../private/PlayedTime.tsx';
import { SeekRange } from '../private/SeekRange.tsx';
import * as css from './AudioBar.css.ts';

export interface AudioBarProps {
  src: string;
  title: string;
  description?: string | undefined;
  cover?: PictureSource | string | undefined;
  /** As high as its button. */
  compact?: boolean;
  /** Called once per visit, at the first playback. */
  onPlayed?: (() => void) | undefined;
}

/** A song or talk on one line: cover, title, play button and a waveform to seek in. Fetches nothing until it is played. */
export function AudioBar({ src, title, description, cover, compact = false, onPlayed }: AudioBarProps) {
  const hydrated = useHydrated();
  const { element, events, state, wait, ...clip } = useClip<HTMLAudioElement>({ src, mayFetch: false, onPlayed });
  const played = useRef<SVGSVGElement>(null);
  const picture = useBrokenImage(cover);
  const { wanted, running, begun, failure } = state;
  useNowPlaying(wanted && begun, { title, artist: description, artwork: pictureAddress(cover) }, clip);
  const wave = <path d={wavePath(src)} stroke="currentColor" strokeWidth={2.2} />;
  const grid = {
    viewBox: `0 0 ${WAVE_WIDTH} ${WAVE_HEIGHT}`,
    preserveAspectRatio: 'none',
    'aria-hidden': true,
  } as const;

  return (
    <section className={compact ? css.compact : css.bar} aria-label={t('ui.audio', { title })}>
      {cover && !picture.broken ? (
        <Picture
          of={cover}
          sizes="56px"
          className={css.cover}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          {...picture.image}
        />
      ) : (
        <span className={css.blank}>
          <SoundIcon />
        </span>
      )}
      <div className={description && !compact ? css.full : css.text}>
        <p className={css.title}>{title}</p>
        {description && <p className={css.description}>{description}</p>}
        <div className={`${css.foot} ${css.withScript}`}>
          <div className={css.seek}>
            <svg {...grid} className={css.wave}>
              {wave}
            </svg>
            <svg {...grid} ref={played} className={css.played}>
              {wave}
            </svg>
            <SeekRange
              media={element}
              marked={played}
              label={t('ui.seek', { title })}
              running={running}
              duration={0}
              className={css.range}
            />
          </div>
          {begun && <PlayedTime media={element} className={css.time} />}
        </div>
      </div>
      <div className={css.withScript}>
        <IconButton
          variant="ink"
          label={wanted ? t('ui.pause', { title }) : t('ui.play', { title })}
          icon={wanted ? <PauseIcon /> : <PlayIcon filled />}
          pending={wait !== 'none'}
          onClick={clip.toggle}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music, with its text next to it */}
      <audio
        ref={element}
        {...events}
        className={css.own}
        src={hydrated ? undefined : src}
        preload="none"
        controls={!hydrated}
      />
      {failure !== null && (
        <p className={css.problem} role="alert">
          {recordingFailure(failure)}
        </p>
      )}
    </section>
  );
}
