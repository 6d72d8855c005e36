import { useState } from 'react';

export interface Kept<Item> {
  /** Stable while the item is edited or moved. */
  readonly key: string;
  readonly item: Item;
}

/**
 * The items of a list inside a form.
 * @param initial read once, when the form opens
 */
export function useItems<Item>(initial: () => readonly Item[]) {
  const [{ kept, next }, setState] = useState(() => keep(initial()));
  const set = (changed: readonly Kept<Item>[]) => setState({ kept: changed, next });
  return {
    kept,
    items: kept.map(({ item }) => item),
    order: set,
    add: (item: Item) => setState({ kept: [...kept, { key: String(next), item }], next: next + 1 }),
    change: (key: string, part: Partial<Item>) =>
      set(kept.map((one) => (one.key === key ? { key, item: { ...one.item, ...part } } : one))),
    remove: (key: string) => set(kept.filter((one) => one.key !== key)),
  };
}

const keep = <Item>(items: readonly Item[]): { kept: readonly Kept<Item>[]; next: number } => ({
  kept: items.map((item, at) => ({ key: String(at), item })),
  next: items.length,
});
