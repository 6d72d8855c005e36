import { parseObject } from '@maidan/browser/json';
import { tabArea } from '@maidan/browser/storage-area';

/** The pages, expanded parts and scroll position of a reader on one history entry. */
export interface ScrollPosition {
  /** Pixels from the top. */
  readonly y: number;
  /** The first list item in view, and its distance from the top of the window. */
  readonly anchor: { readonly name: string; readonly top: number } | null;
  /** Names of expanded parts. */
  readonly open: readonly string[];
  readonly lists: Readonly<Record<string, LoadedList>>;
}

export interface LoadedList {
  /** The data from the query cache. */
  readonly data: { readonly pages: readonly unknown[] };
  readonly updatedAt: number;
  /** Requested as a user: it must not be shown to anyone else. */
  readonly own: boolean;
}

const PREFIX = 'place ';
/** The stored history entries, oldest first. */
const INDEX_KEY = 'places';
const MAX_POSITIONS = 8;
/** Maximum length in characters; a longer list is requested again instead. */
const MAX_LENGTH = 800_000;

function storedEntries(): string[] {
  const entries = parseObject(`{"entries":${tabArea.get(INDEX_KEY) ?? '[]'}}`)?.['entries'];
  return Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'string') : [];
}

/** Stores the position for this tab. */
export function savePosition(entry: string, position: ScrollPosition): void {
  const text = JSON.stringify(position);
  if (text.length > MAX_LENGTH) return;
  const entries = [...storedEntries().filter((other) => other !== entry), entry];
  for (const oldest of entries.splice(0, Math.max(0, entries.length - MAX_POSITIONS))) tabArea.remove(PREFIX + oldest);
  tabArea.set(INDEX_KEY, JSON.stringify(entries));
  tabArea.set(PREFIX + entry, text);
}

export function readPosition(entry: string): ScrollPosition | null {
  return parseObject(tabArea.get(PREFIX + entry)) as ScrollPosition | null;
}

export function removePosition(entry: string): void {
  tabArea.remove(PREFIX + entry);
}

/** After a logout, the tab keeps no data of the user. */
export function removeAllPositions(): void {
  for (const entry of storedEntries()) tabArea.remove(PREFIX + entry);
  tabArea.remove(INDEX_KEY);
}
