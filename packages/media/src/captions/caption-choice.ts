import { siteArea } from '@maidan/browser/storage-area';
import { createStore } from '@maidan/browser/store';
import { isSilent, pageSound } from '../sound/sound-store.ts';

/** The caption language that a person chose for all clips; null until then. */
export const captionLanguage = createStore<string | null>({
  initial: null,
  persist: {
    area: siteArea,
    key: 'caption_language',
    read: (text) => (/^[\w-]{2,35}$/.test(text) ? text : null),
    write: (language) => language,
  },
});

/** Whether captions are shown on this page; until someone chooses (null), they are shown while clips are silent. */
export const captionsWanted = createStore<boolean | null>({ initial: null });

/** For the key "c". */
export function toggleCaptions(): void {
  captionsWanted.set(!(captionsWanted.get() ?? isSilent(pageSound.get())));
}
