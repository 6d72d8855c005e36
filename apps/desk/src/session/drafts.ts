import { siteArea } from '@maidan/browser/storage-area';
import { asJson, createStore } from '@maidan/browser/store';

/** Unsent texts by key, such as answers, posts and results. */
type Drafts = Readonly<Record<string, string>>;

/** Drafts survive a closed tab and a lost connection. Signing out removes them all. */
export const drafts = createStore<{ readonly texts: Drafts } | null>({
  initial: null,
  persist: {
    area: siteArea,
    key: 'desk_drafts',
    ...asJson(({ texts }) => {
      if (typeof texts !== 'object' || texts === null) return null;
      const own = Object.entries(texts).filter(([, text]) => typeof text === 'string');
      return { texts: Object.fromEntries(own) as Drafts };
    }),
  },
});

export const readDraft = (id: string): string => drafts.get()?.texts[id] ?? '';

export function writeDraft(id: string, text: string): void {
  const { [id]: _, ...others } = drafts.get()?.texts ?? {};
  const texts = text.trim() === '' ? others : { ...others, [id]: text };
  if (Object.keys(texts).length === 0) drafts.clear();
  else drafts.set({ texts });
}
