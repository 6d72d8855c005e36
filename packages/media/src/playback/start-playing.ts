import { isSilent, type SoundStore } from '../sound/sound-store.ts';

export type StartResult =
  | 'playing'
  /** The browser requires a gesture. */
  | 'refused'
  /** Paused before it started, or failed: the element's events report which. */
  | 'stopped';

/**
 * Starts a clip with the page's sound. If the browser refuses sound, it starts muted and remembers the refusal, so that later
 * clips start at the first attempt.
 */
export async function startPlaying(element: HTMLMediaElement, sound: SoundStore): Promise<StartResult> {
  applySound(element, sound);
  const first = await tryPlaying(element);
  if (first !== 'refused' || element.muted || element instanceof HTMLAudioElement) return first;
  sound.setRefused(true);
  element.muted = true;
  return tryPlaying(element);
}

/** Audio follows the volume but never the muting of clips: a person starts it for its sound. */
export function applySound(element: HTMLMediaElement, sound: SoundStore): void {
  const { volume } = sound.get();
  element.muted = !(element instanceof HTMLAudioElement) && isSilent(sound.get());
  element.volume = volume;
}

/** The milliseconds within which a browser detects that a clip has sound. */
const FIRST_SECOND = 1000;

/**
 * Whether an unrequested pause is the browser's refusal of sound. WebKit accepts a clip before it has detected sound, and
 * pauses it afterwards.
 * @param playedFor milliseconds since the first frame
 */
export function isLateRefusal(element: HTMLMediaElement, playedFor: number): boolean {
  // A locked screen pauses too.
  if (element instanceof HTMLAudioElement || document.hidden) return false;
  return !element.muted && playedFor < FIRST_SECOND;
}

async function tryPlaying(element: HTMLMediaElement): Promise<StartResult> {
  try {
    await element.play();
    return 'playing';
  } catch (error) {
    const cause = error instanceof DOMException ? error.name : undefined;
    // A swipe aborts a clip that has not started; that is not a failure.
    if (cause !== 'AbortError') {
      // oxlint-disable-next-line no-console -- play errors are only logged
      console.info('Failed to play', element.currentSrc, error);
    }
    return cause === 'NotAllowedError' ? 'refused' : 'stopped';
  }
}
