/**
 * The places where toasts can show, in the order in which they opened. A modal dialog makes the rest of the page
 * silent, so each brings a place of its own, and the last one has the word.
 */
let regions: readonly string[] = [];
const listeners = new Set<() => void>();

/** Adds a place, below or above those there; the returned function takes it away again. */
export function enterRegion(id: string, where: 'page' | 'dialog'): () => void {
  set(where === 'page' ? [id, ...regions] : [...regions, id]);
  return () => set(regions.filter((other) => other !== id));
}

export function topRegion(): string | undefined {
  return regions.at(-1);
}

export function onRegionsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: readonly string[]): void {
  regions = next;
  for (const listener of listeners) listener();
}
