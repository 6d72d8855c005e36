import { createStore } from '@maidan/browser/store';

/** When the data on each page was stored, in milliseconds since 1970, by path; pages from the network are absent. */
export const storedSince = createStore<ReadonlyMap<string, number>>({ initial: new Map() });

/** The oldest copy on a page counts. */
export function addStored(path: string, at: number): void {
  const others = storedSince.get();
  storedSince.set(new Map([...others, [path, Math.min(at, others.get(path) ?? at)]]));
}
