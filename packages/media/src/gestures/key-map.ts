export type FeedAction = 'next' | 'previous' | 'toggle' | 'mute' | 'like' | 'captions' | 'help';

/** The keys of the video feed, in the order in which the sheet behind "?" lists them. */
export const feedKeys: readonly { keys: readonly string[]; action: FeedAction; words: string }[] = [
  { keys: ['ArrowDown', 'j'], action: 'next', words: 'Next video' },
  { keys: ['ArrowUp', 'k'], action: 'previous', words: 'Previous video' },
  { keys: [' '], action: 'toggle', words: 'Play, pause' },
  { keys: ['m'], action: 'mute', words: 'Sound' },
  { keys: ['l'], action: 'like', words: 'Like' },
  { keys: ['c'], action: 'captions', words: 'Captions' },
  { keys: ['?'], action: 'help', words: 'All keys' },
];

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** Held down: only moving on may repeat. */
  repeat: boolean;
  /** Where it was typed: "text" takes every key, "control" (button, link, slider) takes those it acts on itself. */
  typedIn: 'page' | 'text' | 'control' | 'slider';
}

/** What a key does in the feed, or null: it belongs to the field, the control or the browser. */
export function feedAction(press: KeyPress): FeedAction | null {
  if (press.typedIn === 'text' || press.ctrlKey || press.altKey || press.metaKey) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (key === ' ' && press.typedIn !== 'page') return null;
  if (press.typedIn === 'slider' && key.startsWith('Arrow')) return null;
  const action = feedKeys.find((row) => row.keys.includes(key))?.action ?? null;
  if (press.repeat && action !== 'next' && action !== 'previous') return null;
  return action;
}
