import { siteArea } from '@maidan/browser/storage-area';
import type { Mute } from '@maidan/contract/feed/mutes';
import type { Post } from '@maidan/contract/feed/posts';
import { useSyncExternalStore } from 'react';

/** The storage key of everything hidden and muted on this device. */
export const MUTES_KEY = 'mutes';

/** The key of an entry. */
export const muteKey = (kind: Mute['kind'], id: string | number): string => `${kind} ${id}`;

const subscribe = (listener: () => void) => siteArea.subscribe([MUTES_KEY], listener);

/**
 * Removes the CSS rules that the boot script made from the stored list once the list changes: from then on, the page itself
 * leaves things out. Until then, the rules hide content that is not hydrated yet.
 */
export function endBootRules(): () => void {
  return subscribe(() => {
    document.adoptedStyleSheets = [];
  });
}

/** The attribute that these rules match. */
export const muteMark = (keys: readonly string[]): string => `|${keys.join('|')}|`;

/** The attribute of a post. */
export const postMark = ({ id, topics }: Pick<Post, 'id' | 'topics'>): string =>
  muteMark([muteKey('post', id), ...topics]);

/** The attribute of a link to a tag or category. */
export const topicMark = (kind: 'tag' | 'category', slug: string): string => muteMark([muteKey(kind, slug)]);

const read = () => siteArea.get(MUTES_KEY);
const nothing = () => null;

/**
 * Whether something is hidden or muted; false on the server and in the first render. It only searches the stored
 * text, because every page needs it but few readers hide anything: the rest is loaded with the first tap.
 */
export function useIsMuted(): (kind: Mute['kind'], id: string | number | null) => boolean {
  const text = useSyncExternalStore(subscribe, read, nothing);
  return (kind, id) => id !== null && hasKey(text, muteKey(kind, id));
}

/**
 * Whether to leave a post out of a list: it is hidden, or has a muted tag or category.
 * `here` is the `topicKey` of the list's own tag or category: a reader who opens that list wants to see its posts.
 */
export function useIsHidden(): (post: Pick<Post, 'id' | 'topics'>, here?: string | null) => boolean {
  const text = useSyncExternalStore(subscribe, read, nothing);
  return ({ id, topics }, here = null) =>
    hasKey(text, muteKey('post', id)) || topics.some((topic) => topic !== here && hasKey(text, topic));
}

const hasKey = (text: string | null, key: string): boolean => text !== null && text.includes(JSON.stringify(key));
