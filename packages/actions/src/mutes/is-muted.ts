import { siteArea } from '@maidan/browser/storage-area';
import type { Mute } from '@maidan/contract/feed/mutes';
import type { Post } from '@maidan/contract/feed/posts';
import { useSyncExternalStore } from 'react';

/** Where this device keeps what is hidden and muted. */
export const MUTES_KEY = 'mutes';

/** How an entry is named there. */
export const muteKey = (kind: Mute['kind'], id: string | number): string => `${kind} ${id}`;

const subscribe = (listener: () => void) => siteArea.subscribe([MUTES_KEY], listener);

/**
 * Ends the rules that the boot script made of what was stored then, once that changes: from here on the page itself
 * leaves things out. Until then they hide what is not hydrated yet.
 */
export function endBootRules(): () => void {
  return subscribe(() => {
    document.adoptedStyleSheets = [];
  });
}

/** The attribute of an element in a document, for these rules. */
export const muteMark = (keys: readonly string[]): string => `|${keys.join('|')}|`;

/** Of a post. */
export const postMark = ({ id, topics }: Pick<Post, 'id' | 'topics'>): string =>
  muteMark([muteKey('post', id), ...topics]);

/** Of a link to a tag or category. */
export const topicMark = (kind: 'tag' | 'category', slug: string): string => muteMark([muteKey(kind, slug)]);

const read = () => siteArea.get(MUTES_KEY);
const nothing = () => null;

/**
 * Whether something is hidden or muted; nothing is on the server and in the first render. It only searches the stored
 * text, since every page needs it and few readers hide anything: the rest is loaded with the first tap.
 */
export function useIsMuted(): (kind: Mute['kind'], id: string | number | null) => boolean {
  const text = useSyncExternalStore(subscribe, read, nothing);
  return (kind, id) => id !== null && hasKey(text, muteKey(kind, id));
}

/**
 * Which posts of a list to leave out: hidden ones, and those of a muted tag or category.
 * `here` is the `topicKey` of the tag or category whose own list it is: who goes there wants to see it.
 */
export function useIsHidden(): (post: Pick<Post, 'id' | 'topics'>, here?: string | null) => boolean {
  const text = useSyncExternalStore(subscribe, read, nothing);
  return ({ id, topics }, here = null) =>
    hasKey(text, muteKey('post', id)) || topics.some((topic) => topic !== here && hasKey(text, topic));
}

const hasKey = (text: string | null, key: string): boolean => text !== null && text.includes(JSON.stringify(key));
