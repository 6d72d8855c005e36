import type { SoundStore } from '../sound/sound-store.ts';
import { isSilent } from '../sound/sound-store.ts';

export type StartResult =
  | 'playing'
  /** The browser plays nothing without a gesture. */
  | 'refused'
  /** Paused again before it began, or broken: the element's events tell which. */
  | 'stopped';

/**
 * Starts a clip with the page's sound. Where the browser refuses sound it starts muted, and the refusal is remembered for the
 * clips to come, so that each of them starts at the first try.
 */
export async function startPlaying(element: HTMLMediaElement, sound: SoundStore): Promise<StartResult> {
  applySound(element, sound);
  const first = await tryPlaying(element);
  if (first !== 'refused' || element.muted || element instanceof HTMLAudioElement) return first;
  sound.setRefused(true);
  element.muted = true;
  return tryPlaying(element);
}

/** Audio is started for its sound: it follows the volume, never the muting of clips. */
export function applySound(element: HTMLMediaElement, sound: SoundStore): void {
  const { volume } = sound.get();
  element.muted = !(element instanceof HTMLAudioElement) && isSilent(sound.get());
  element.volume = volume;
}

/** Milliseconds in which a browser finds out that what plays has sound. */
const FIRST_SECOND = 1000;

/**
 * Whether a pause that nobody asked for is the browser's refusal of sound. WebKit says yes to a clip before it knows that
 * there is sound, and pauses it once it hears some.
 * @param playedFor milliseconds since pictures first moved
 */
export function isLateRefusal(element: HTMLMediaElement, playedFor: number): boolean {
  // A screen that is locked pauses too.
  if (element instanceof HTMLAudioElement || document.hidden) return false;
  return !element.muted && playedFor < FIRST_SECOND;
}

async function tryPlaying(element: HTMLMediaElement): Promise<StartResult> {
  try {
    await element.play();
    return 'playing';
  } catch (error) {
    const cause = error instanceof DOMException ? error.name : undefined;
    // A swipe stops a clip that has not begun, which is no failure.
    if (cause !== 'AbortError') {
      // oxlint-disable-next-line no-console -- play errors are only logged
      console.info('Failed to play', element.currentSrc, error);
    }
    return cause === 'NotAllowedError' ? 'refused' : 'stopped';
  }
}
