/** What a person chose for the sound of clips. Volume from 0 to 1. */
export interface SoundChoice {
  muted: boolean;
  volume: number;
}

const KEY = 'sound';

export const defaultSound: SoundChoice = { muted: false, volume: 1 };

/** The remembered choice; sound at full volume when there is none, it is damaged, or storage is closed. */
export function readSound(): SoundChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return defaultSound;
    const { muted, volume } = stored as Partial<Record<keyof SoundChoice, unknown>>;
    const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
    return { muted: muted === true, volume: isVolume ? volume : defaultSound.volume };
  } catch {
    return defaultSound;
  }
}

export function writeSound(choice: SoundChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Private windows may refuse; the choice then holds for this page only.
  }
}
