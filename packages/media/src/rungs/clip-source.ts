import { endStream, STREAM_FAILED } from '../playback/media-source.ts';
import { chooseRung, type Rung } from './choose-rung.ts';
import { currentThroughput, noteStall } from './throughput.ts';

/** A clip in several sizes. */
export interface SizedClip {
  /** The clip itself. */
  readonly src: string;
  /** Its copies, including itself. */
  readonly rungs: readonly Rung[];
  /** An HLS playlist; the player switches between its sizes. */
  readonly stream?: string | undefined;
}

interface Choice {
  /** The source being played: the stream, a copy, or the clip itself. */
  readonly address: string;
  readonly src: string;
  /** Kilobits per second of a copy; a stream measures for itself. */
  readonly rate: number | null;
}

/** The source of each element. It is kept, because another copy would start again from the beginning. */
const choices = new WeakMap<HTMLMediaElement, Choice>();
/** From a MediaError. */
const NETWORK = 2;

/**
 * The address to play: the stream, or the copy that fits the screen, the data saver and the connection when first
 * needed. On data saver it is the smallest copy, which is smaller than any size of a stream.
 */
export function chooseSource(media: HTMLMediaElement, { src, rungs, stream }: SizedClip, saving = false): string {
  const known = choices.get(media);
  if (known !== undefined && known.src === src) return known.address;
  if (known === undefined) watch(media);
  const rung = chooseRung(rungs, { pixels: pixelsOf(media), saving, throughput: currentThroughput() });
  const isStreamed = stream !== undefined && !saving;
  const choice = isStreamed ? { address: stream, src, rate: null } : { address: rung.src, src, rate: rung.rate };
  choices.set(media, choice);
  return choice.address;
}

/** Detects when a copy runs out of data, and plays the clip itself when a copy is missing or a stream fails. */
function watch(media: HTMLMediaElement): void {
  let hasPlayed = false;
  media.addEventListener('playing', () => (hasPlayed = true));
  media.addEventListener('emptied', () => (hasPlayed = false));
  media.addEventListener('waiting', () => {
    const now = choices.get(media);
    const rate = now?.rate ?? null;
    if (hasPlayed && !media.seeking && rate !== null) noteStall(rate);
  });
  // Before the player, which would report the failure of the clip.
  const replace = (event: Event): void => {
    const now = choices.get(media);
    if (now === undefined || media.error?.code === NETWORK || media.getAttribute('src') === now.src) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const wasWanted = !media.paused;
    endStream(media);
    choices.set(media, { ...now, address: now.src });
    media.src = now.src;
    if (wasWanted) media.play().catch(() => undefined);
  };
  media.addEventListener('error', replace, { capture: true });
  media.addEventListener(STREAM_FAILED, replace);
}

/** The highest pixel density that makes a difference in a moving picture. */
const PIXELS_SEEN = 2;

/** The short side of the whole clip as laid out, in device pixels. */
function pixelsOf(media: HTMLMediaElement): number {
  const { clientWidth, clientHeight } = media;
  // A video's attributes contain its natural size.
  const [width, height] = media instanceof HTMLVideoElement ? [media.width, media.height] : [0, 0];
  const scales = [clientWidth / (width || 1), clientHeight / (height || 1)];
  const isWhole = getComputedStyle(media).objectFit === 'contain';
  const shown =
    width > 0 && height > 0
      ? Math.min(width, height) * (isWhole ? Math.min(...scales) : Math.max(...scales))
      : Math.min(clientWidth, clientHeight);
  return shown * Math.min(devicePixelRatio, PIXELS_SEEN);
}
