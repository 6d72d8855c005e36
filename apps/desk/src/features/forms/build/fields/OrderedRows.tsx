import { GripIcon } from '@maidan/ui/icons';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import * as css from './OrderedRows.css.ts';

interface OrderedRowsProps<Item> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  /** Unique in the list. */
  idOf: (item: Item) => string;
  nameOf: (item: Item, at: number) => string;
  onMove: (from: number, to: number) => void;
  children: (item: Item, at: number) => ReactNode;
}

/** Rows that a finger or the mouse drags by their handles, and the arrow keys move while a handle has the focus. */
export function OrderedRows<Item>({ label, items, idOf, nameOf, onMove, children }: OrderedRowsProps<Item>) {
  const rows = useRef(new Map<string, HTMLElement>());
  const [dragged, setDragged] = useState<string | null>(null);
  const [news, setNews] = useState('');

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    onMove(from, to);
    setNews(`${nameOf(item, from)} is number ${to + 1} of ${items.length}`);
  }

  /** The row that the finger is on takes the place of the dragged one. */
  function drag(event: PointerEvent, at: number) {
    if (dragged === null) return;
    const over = items.findIndex((item) => {
      const box = rows.current.get(idOf(item))?.getBoundingClientRect();
      return box !== undefined && event.clientY >= box.top && event.clientY < box.bottom;
    });
    const [own, other] = [items[at], items[over]].map((item) =>
      item === undefined ? undefined : rows.current.get(idOf(item))?.getBoundingClientRect(),
    );
    if (!own || !other || over === at) return;
    // Only where it will stay below the finger: rows of different heights would change places back and forth.
    const stays = over > at ? event.clientY >= other.bottom - own.height : event.clientY < other.top + own.height;
    if (stays) move(at, over);
  }

  function press(event: KeyboardEvent, at: number) {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(at, to);
  }

  return (
    <>
      <ol aria-label={label}>
        {items.map((item, at) => {
          const id = idOf(item);
          return (
            <li
              key={id}
              ref={(element) => {
                if (element) rows.current.set(id, element);
                return () => void rows.current.delete(id);
              }}
              className={css.row}
              data-dragged={dragged === id ? '' : undefined}
            >
              <button
                type="button"
                className={css.handle}
                aria-label={`Move ${nameOf(item, at)}: arrow keys or drag`}
                onKeyDown={(event) => press(event, at)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(id);
                }}
                onPointerMove={(event) => drag(event, at)}
                onLostPointerCapture={() => setDragged(null)}
              >
                <GripIcon />
              </button>
              {children(item, at)}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden as="output">{news}</VisuallyHidden>
    </>
  );
}
