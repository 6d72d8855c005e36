import { t } from '@maidan/i18n/text';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { formatDuration } from '../../playback/format-duration.ts';

interface SeekRangeProps {
  media: RefObject<HTMLMediaElement | null>;
  /** "Seek in First air at the new bowl". */
  label: string;
  /** During playback, the mark moves with every frame. */
  running: boolean;
  /** Seconds, until the element reports its own. */
  duration: number;
  /** Receives `--played`, from 0 to 1, to draw the mark. */
  marked: RefObject<HTMLElement | SVGElement | null>;
  className: string;
}

/** A slider over the length of a clip or song. It bypasses React: sixty renders a second would slow the swipe. */
export function SeekRange({ media, label, running, duration, marked, className }: SeekRangeProps) {
  const range = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const clip = media.current;
    if (clip === null) return undefined;
    let frame = 0;
    const draw = () => {
      const length = lengthOf(clip, duration);
      const played = length > 0 ? Math.min(clip.currentTime / length, 1) : 0;
      marked.current?.style.setProperty('--played', played.toFixed(4));
      if (running) frame = requestAnimationFrame(draw);
    };
    const update = () => {
      if (range.current) updateRange(range.current, clip.currentTime, lengthOf(clip, duration));
      if (!running) draw();
    };
    const moments = ['timeupdate', 'durationchange', 'seeked'] as const;
    for (const moment of moments) clip.addEventListener(moment, update);
    update();
    if (running) draw();
    return () => {
      cancelAnimationFrame(frame);
      for (const moment of moments) clip.removeEventListener(moment, update);
    };
  }, [media, marked, running, duration]);

  function seek(seconds: number): void {
    if (media.current !== null) seekIn(media.current, Math.min(seconds, lengthOf(media.current, duration)));
  }

  function keys(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 5, PageDown: -5 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    seek((media.current?.currentTime ?? 0) + step);
  }

  return (
    <input
      ref={range}
      type="range"
      className={className}
      aria-label={label}
      min={0}
      max={duration}
      step={0.05}
      defaultValue={0}
      onInput={(event) => seek(event.currentTarget.valueAsNumber)}
      onKeyDown={keys}
    />
  );
}

function lengthOf(clip: HTMLMediaElement, stated: number): number {
  return Number.isFinite(clip.duration) && clip.duration > 0 ? clip.duration : stated;
}

/** Without data, it cannot seek: seeking would make the element fetch. */
function seekIn(clip: HTMLMediaElement, seconds: number): void {
  if (clip.readyState > 0) clip.currentTime = Math.max(0, seconds);
}

function updateRange(range: HTMLInputElement, at: number, length: number): void {
  range.max = String(length);
  range.value = String(at);
  range.setAttribute('aria-valuetext', t('ui.playedOf', { at: formatDuration(at), length: formatDuration(length) }));
}
