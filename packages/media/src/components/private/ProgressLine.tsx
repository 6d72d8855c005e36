import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { clockText } from '../../playback/clock-text.ts';
import * as css from './progress-line.css.ts';

interface ProgressLineProps {
  media: RefObject<HTMLMediaElement | null>;
  /** What is sought in: "Seek in First air at the new bowl". */
  label: string;
  /** The clip runs: the line moves with every frame. */
  running: boolean;
  /** Seconds, until the clip itself tells. */
  duration: number;
}

/** The thin line at the foot of a clip: where it stands, to be drawn along. Written to directly, not by rendering. */
export function ProgressLine({ media, label, running, duration }: ProgressLineProps) {
  const range = useRef<HTMLInputElement>(null);
  const head = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const clip = media.current;
    if (clip === null) return undefined;
    let frame = 0;
    const draw = () => {
      const length = lengthOf(clip, duration);
      const played = length > 0 ? Math.min(clip.currentTime / length, 1) : 0;
      if (head.current) head.current.style.transform = `translateX(${(played - 1) * 100}%)`;
      if (running) frame = requestAnimationFrame(draw);
    };
    const tell = () => {
      const length = lengthOf(clip, duration);
      if (range.current) {
        range.current.max = String(length);
        range.current.value = String(clip.currentTime);
        range.current.setAttribute('aria-valuetext', `${clockText(clip.currentTime)} of ${clockText(length)}`);
      }
      if (!running) draw();
    };
    const moments = ['timeupdate', 'durationchange', 'seeked'] as const;
    for (const moment of moments) clip.addEventListener(moment, tell);
    tell();
    draw();
    return () => {
      cancelAnimationFrame(frame);
      for (const moment of moments) clip.removeEventListener(moment, tell);
    };
  }, [media, running, duration]);

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
    // Named for the slider of the video feed, which must not take a draw along the line for a swipe.
    <div className={`${css.line} swiper-no-swiping`}>
      <input
        ref={range}
        type="range"
        className={css.range}
        aria-label={label}
        min={0}
        max={duration}
        step={0.05}
        defaultValue={0}
        onInput={(event) => seek(event.currentTarget.valueAsNumber)}
        onKeyDown={keys}
      />
      <div className={css.track} />
      <div ref={head} className={css.head} />
    </div>
  );
}

function lengthOf(clip: HTMLMediaElement, told: number): number {
  return Number.isFinite(clip.duration) && clip.duration > 0 ? clip.duration : told;
}

/** What has no data yet cannot be sought in: it would only make it fetch. */
function seekIn(clip: HTMLMediaElement, seconds: number): void {
  if (clip.readyState > 0) clip.currentTime = Math.max(0, seconds);
}
