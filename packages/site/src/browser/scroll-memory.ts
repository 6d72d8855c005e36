import type { OpenPlaces } from '@maidan/ui/open-places/open-places';
import {
  readPosition,
  removePosition,
  savePosition,
  type LoadedList,
  type ScrollPosition,
} from './scroll-position-storage.ts';

/** The visible lists of the current page, by name. */
const lists = new Map<string, LoadedList>();
/** Names of expanded parts, by history entry. */
const expanded = new Map<string, Set<string>>();

/** Registers a visible list, to be saved when the reader leaves. */
export function registerList(name: string, list: LoadedList): () => void {
  lists.set(name, list);
  return () => {
    if (lists.get(name) === list) lists.delete(name);
  };
}

/** Identifies an entry of the browser's history. */
export const historyEntry = ({ key, pathname, search }: { key: string; pathname: string; search: string }) =>
  `${key} ${pathname}${search}`;

/** Whether the reader returned to this document; a newly opened page starts at its top. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/** The history entry this document started at. */
let first: string | undefined;

/** The saved position of an entry; null unless the reader returned to it. */
export function positionToRestore(entry: string): ScrollPosition | null {
  first ??= entry;
  return entry === first && !isReturn() ? null : readPosition(entry);
}

/** The expanded parts of an entry, including those saved before a reload. */
export function expandedAt(entry: string): OpenPlaces {
  const names = expanded.get(entry) ?? new Set(positionToRestore(entry)?.open);
  expanded.set(entry, names);
  return {
    has: (name) => names.has(name),
    set: (name, isOpen) => void (isOpen ? names.add(name) : names.delete(name)),
  };
}

/** For hydration: on the server, nothing is expanded. */
export const nothingExpanded: OpenPlaces = { has: () => false, set: () => undefined };

/** The first list item in view: heights may differ slightly next time. */
function findAnchor(): ScrollPosition['anchor'] {
  for (const item of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const { top, bottom } = item.getBoundingClientRect();
    if (bottom > 0) return { name: item.dataset['place'] ?? '', top };
  }
  return null;
}

/** @param y scroll offset of the page, which may already have left the document */
export function saveScrollPosition(entry: string, y: number, { isVisible }: { isVisible: boolean }): void {
  // The server's document contains the first page anyway.
  const long = [...lists].filter(([, { data }]) => data.pages.length > 1);
  const names = [...(expanded.get(entry) ?? [])];
  if (long.length === 0 && names.length === 0) {
    removePosition(entry);
    return;
  }
  savePosition(entry, { y, anchor: isVisible ? findAnchor() : null, open: names, lists: Object.fromEntries(long) });
}

export function restoreScroll({ anchor, y }: ScrollPosition): void {
  const item = anchor && document.querySelector(`[data-place="${CSS.escape(anchor.name)}"]`);
  if (anchor && item) scrollBy({ top: item.getBoundingClientRect().top - anchor.top, behavior: 'instant' });
  else scrollTo({ top: y, behavior: 'instant' });
}
