import { createStore } from '@maidan/browser/store';

/** Since when what a page shows has been stored, in milliseconds since 1970, by path; pages of the network are absent. */
export const storedSince = createStore<ReadonlyMap<string, number>>({ initial: new Map() });

/** The oldest copy counts that a page shows. */
export function addStored(path: string, at: number): void {
  const others = storedSince.get();
  storedSince.set(new Map([...others, [path, Math.min(at, others.get(path) ?? at)]]));
}
