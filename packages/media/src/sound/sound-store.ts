import type { SoundChoice } from './sound-storage.ts';
import { defaultSound, readSound, writeSound } from './sound-storage.ts';

export interface Sound extends SoundChoice {
  /** The browser refused to start with sound, so clips start muted until a person asks for sound. Never stored. */
  refused: boolean;
}

/** Sound of all clips of the page: one choice, remembered. */
export interface SoundStore {
  get(): Sound;
  /** A person's choice; it also ends a refusal, since it is made by a gesture. */
  choose(change: Partial<SoundChoice>): void;
  setRefused(refused: boolean): void;
  subscribe(listener: () => void): () => void;
}

interface SoundStorage {
  read(): SoundChoice;
  write(choice: SoundChoice): void;
}

export function createSoundStore(storage: SoundStorage): SoundStore {
  let sound: Sound = { ...storage.read(), refused: false };
  const listeners = new Set<() => void>();

  function set(next: Sound): void {
    sound = next;
    for (const listener of listeners) listener();
  }

  return {
    get: () => sound,
    choose(change) {
      const { muted, volume } = { ...sound, ...change };
      storage.write({ muted, volume });
      set({ muted, volume, refused: false });
    },
    setRefused(refused) {
      if (refused !== sound.refused) set({ ...sound, refused });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether a clip that starts now is silent. */
export function isSilent(sound: Sound): boolean {
  return sound.muted || sound.refused;
}

/** What the server renders, for everyone. */
export const serverSound: Sound = { ...defaultSound, refused: false };

/** The one store of the page. */
export const pageSound: SoundStore = createSoundStore({ read: readSound, write: writeSound });
