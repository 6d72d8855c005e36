import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

interface OrderingOptions<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly onOrder: (items: Item[]) => void;
  readonly list: RefObject<HTMLElement | null>;
}

/** The list with one item moved. */
export function moveTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from];
  if (moved === undefined || to < 0 || to >= items.length) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, moved);
}

/** The index of the row at a y coordinate of the window. */
function rowAt(list: HTMLElement | null, y: number): number {
  const tops = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect().top);
  return Math.max(0, tops.filter((top) => top <= y).length - 1);
}

/** Reordering state: the order changes while a row is held, and `onOrder` is called once it is dropped. */
export function useOrdering<Item>({ items, idOf, nameOf, onOrder, list }: OrderingOptions<Item>) {
  const [held, setHeld] = useState<{ id: string; shown: readonly Item[] } | null>(null);
  const [announcement, announce] = useState('');
  const shown = held?.shown ?? items;
  const placeOf = (id: string, within = shown) => within.findIndex((item) => idOf(item) === id);

  function pickUp(item: Item): void {
    const id = idOf(item);
    setHeld({ id, shown: items });
    announce(`Picked up ${nameOf(item)}, place ${placeOf(id, items) + 1} of ${items.length}.`);
  }
  function move(item: Item, to: number): void {
    if (held === null) return;
    const from = placeOf(held.id);
    if (to === from || to < 0 || to >= shown.length) return;
    setHeld({ ...held, shown: moveTo(shown, from, to) });
    announce(`${nameOf(item)} is at place ${to + 1} of ${shown.length}.`);
  }
  function drop(item: Item): void {
    if (held === null) return;
    const at = placeOf(held.id);
    setHeld(null);
    announce(`Dropped ${nameOf(item)} at place ${at + 1} of ${shown.length}.`);
    if (at !== placeOf(held.id, items)) onOrder([...shown]);
  }
  function putBack(item: Item): void {
    if (held === null || held.id !== idOf(item)) return;
    setHeld(null);
    announce(`${nameOf(item)} is where it was.`);
  }

  function press(event: KeyboardEvent, item: Item): void {
    const isHeld = held?.id === idOf(item);
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === ' ' || event.key === 'Enter') (isHeld ? drop : pickUp)(item);
    else if (isHeld && step !== 0) move(item, placeOf(idOf(item)) + step);
    else if (isHeld && event.key === 'Escape') putBack(item);
    else return;
    // Keep the page from scrolling and a surrounding dialog open.
    event.preventDefault();
    event.stopPropagation();
  }

  const isHeldItem = (item: Item) => held !== null && idOf(item) === held.id;

  return {
    shown,
    held: held?.id ?? null,
    announcement,
    /** Event handlers of a row's handle. */
    handle: (item: Item) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        // Captured by the list, because moving the row in the DOM would release its capture.
        list.current?.setPointerCapture(event.pointerId);
        pickUp(item);
      },
      onKeyDown: (event: KeyboardEvent) => press(event, item),
      onBlur: () => putBack(item),
    }),
    /** Event handlers of the list during a drag. */
    list: {
      onPointerMove: (event: PointerEvent) => {
        const item = shown.find(isHeldItem);
        if (item !== undefined && event.buttons > 0) move(item, rowAt(list.current, event.clientY));
      },
      onPointerUp: () => {
        const item = shown.find(isHeldItem);
        if (item !== undefined) drop(item);
      },
      onPointerCancel: () => {
        const item = shown.find(isHeldItem);
        if (item !== undefined) putBack(item);
      },
    },
  };
}
