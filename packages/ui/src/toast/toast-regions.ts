/**
 * Where toasts can appear, in the order of opening. A modal dialog silences the rest of the page,
 * so each has a region of its own, and the last one is used.
 */
let regions: readonly string[] = [];
const listeners = new Set<() => void>();

/** Adds a region, below or above the existing ones; the returned function removes it. */
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
