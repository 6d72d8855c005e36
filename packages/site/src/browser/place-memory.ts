import type { OpenPlaces } from '@maidan/ui/open-places/open-places';
import { forgetPlace, keepPlace, keptPlace, type KeptList, type KeptPlace } from './place-storage.ts';

/** The lists that the present page shows, by name. */
const lists = new Map<string, KeptList>();
/** What is unfolded, by place. */
const open = new Map<string, Set<string>>();

/** Tells what the page shows, so that it can be kept when the reader leaves. */
export function showList(name: string, list: KeptList): () => void {
  lists.set(name, list);
  return () => {
    if (lists.get(name) === list) lists.delete(name);
  };
}

/** The name of a page of the history. */
export const placeName = ({ key, pathname, search }: { key: string; pathname: string; search: string }) =>
  `${key} ${pathname}${search}`;

/** Whether this document is one the reader came back to; a page opened anew begins at its top. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** The place this document began at. */
let first: string | undefined;

/** What was kept of a place, null where the reader did not come back to it. */
export function placeToReturnTo(place: string): KeptPlace | null {
  first ??= place;
  return place === first && !isReturn() ? null : keptPlace(place);
}

/** What is unfolded at a place; what was kept in an earlier life of the document counts. */
export function openAt(place: string): OpenPlaces {
  const names = open.get(place) ?? new Set(placeToReturnTo(place)?.open);
  open.set(place, names);
  return {
    has: (name) => names.has(name),
    set: (name, isOpen) => void (isOpen ? names.add(name) : names.delete(name)),
  };
}

/** What shows while the document is taken over: the server has nothing unfolded. */
export const nothingOpen: OpenPlaces = { has: () => false, set: () => undefined };

/** The first entry of a list that is in view, for a page whose heights may differ a little the next time. */
function findAnchor(): KeptPlace['anchor'] {
  for (const entry of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const { top, bottom } = entry.getBoundingClientRect();
    if (bottom > 0) return { name: entry.dataset['place'] ?? '', top };
  }
  return null;
}

/** @param y where the page was scrolled to; the page itself may be gone from the document by now */
export function leavePlace(place: string, y: number, { isShown }: { isShown: boolean }): void {
  // One page of a list is in the server's document anyway.
  const long = [...lists].filter(([, { data }]) => data.pages.length > 1);
  const unfolded = [...(open.get(place) ?? [])];
  if (long.length === 0 && unfolded.length === 0) {
    forgetPlace(place);
    return;
  }
  keepPlace(place, { y, anchor: isShown ? findAnchor() : null, open: unfolded, lists: Object.fromEntries(long) });
}

/** Brings the reader back to where they were. */
export function scrollToPlace({ anchor, y }: KeptPlace): void {
  const entry = anchor && document.querySelector(`[data-place="${CSS.escape(anchor.name)}"]`);
  if (anchor && entry) scrollBy({ top: entry.getBoundingClientRect().top - anchor.top, behavior: 'instant' });
  else scrollTo({ top: y, behavior: 'instant' });
}
