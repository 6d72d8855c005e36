import { siteArea } from '@maidan/browser/storage-area';
import { asJson, createStore } from '@maidan/browser/store';

/** What is not sent yet: answers by person and conversation, and the post that a person writes. */
type Drafts = Readonly<Record<string, string>>;

/** A draft survives a closed tab and a lost network. Signing out removes all. */
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
