import { siteArea, type StorageArea } from '@maidan/browser/storage-area';
import { asJson, createStore, type Store } from '@maidan/browser/store';

/** A person's choice for the sound of clips. */
export interface SoundChoice {
  readonly muted: boolean;
  /** From 0 to 1. */
  readonly volume: number;
}

export interface Sound extends SoundChoice {
  /** The browser refused to start with sound: clips start muted until a person unmutes one. Never stored. */
  readonly refused: boolean;
}

/** One remembered choice for all clips. */
export interface SoundStore extends Pick<Store<Sound>, 'initial' | 'get' | 'subscribe'> {
  /** A choice also ends a refusal, because a person makes it with a gesture. */
  choose(change: Partial<SoundChoice>): void;
  setRefused(refused: boolean): void;
}

const defaultSound: SoundChoice = { muted: false, volume: 1 };

function readChoice({ muted, volume }: Readonly<Record<string, unknown>>): SoundChoice {
  const isVolume = typeof volume === 'number' && volume >= 0 && volume <= 1;
  return { muted: muted === true, volume: isVolume ? volume : defaultSound.volume };
}

export function createSoundStore(area: StorageArea = siteArea): SoundStore {
  const stored = createStore<SoundChoice | null>({
    initial: null,
    persist: { area, key: 'sound', ...asJson(readChoice) },
  });
  // Another tab's choice counts from the next page load: no clip changes its volume unexpectedly.
  const store = createStore<Sound>({ initial: { ...defaultSound, ...stored.get(), refused: false } });

  return {
    initial: { ...defaultSound, refused: false },
    get: store.get,
    subscribe: store.subscribe,
    choose(change) {
      const { muted, volume } = { ...store.get(), ...change };
      stored.set({ muted, volume });
      store.set({ muted, volume, refused: false });
    },
    setRefused(refused) {
      const sound = store.get();
      if (refused !== sound.refused) store.set({ ...sound, refused });
    },
  };
}

/** Whether a clip that starts now is silent. */
export function isSilent(sound: Sound): boolean {
  return sound.muted || sound.refused;
}

/** The store of the page. */
export const pageSound: SoundStore = createSoundStore();
