import { t } from '@maidan/i18n/text';
export type FeedAction = 'next' | 'previous' | 'toggle' | 'mute' | 'like' | 'captions' | 'help';

/** The keys of the video feed, in the order of the sheet behind "?". */
export const feedKeys: readonly { keys: readonly string[]; action: FeedAction; label: () => string }[] = [
  { keys: ['ArrowDown', 'j'], action: 'next', label: () => t('ui.nextVideo') },
  { keys: ['ArrowUp', 'k'], action: 'previous', label: () => t('ui.previousVideo') },
  { keys: [' '], action: 'toggle', label: () => t('ui.keyToggle') },
  { keys: ['m'], action: 'mute', label: () => t('ui.keySound') },
  { keys: ['l'], action: 'like', label: () => t('ui.keyLike') },
  { keys: ['c'], action: 'captions', label: () => t('ui.keyCaptions') },
  { keys: ['?'], action: 'help', label: () => t('ui.allShortcuts') },
];

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** The key is held down: only moving to another slide may repeat. */
  repeat: boolean;
  /** The focused element: "text" uses every key, "control" (button, link, slider) those it acts on. */
  typedIn: 'page' | 'text' | 'control' | 'slider';
}

/** What a key does in the feed; null if it belongs to the field, the control or the browser. */
export function feedAction(press: KeyPress): FeedAction | null {
  if (press.typedIn === 'text' || press.ctrlKey || press.altKey || press.metaKey) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (key === ' ' && press.typedIn !== 'page') return null;
  if (press.typedIn === 'slider' && key.startsWith('Arrow')) return null;
  const action = feedKeys.find((row) => row.keys.includes(key))?.action ?? null;
  if (press.repeat && action !== 'next' && action !== 'previous') return null;
  return action;
}
