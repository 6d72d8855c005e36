import { GripIcon } from '@maidan/ui/icons';
import { Grid } from '@maidan/ui/layout';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useId, useRef, type ReactNode } from 'react';
import * as css from './SortableRows.css.ts';
import { useOrdering } from './use-ordering.ts';

interface SortableRowsProps<Item> {
  /** The accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** Unique in the list. */
  idOf: (item: Item) => string;
  /** The name of a row in announcements. */
  nameOf: (item: Item) => string;
  onOrder: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
}

/** Rows sorted by dragging their handles, or with the arrow keys. */
export function SortableRows<Item>({ label, items, idOf, nameOf, onOrder, children }: SortableRowsProps<Item>) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const ordering = useOrdering({ items, idOf, nameOf, onOrder, list });
  return (
    <>
      <Grid as="ol" ref={list} aria-label={label} {...ordering.list}>
        {ordering.shown.map((item, index) => (
          <li key={idOf(item)} className={css.row} data-dragged={ordering.held === idOf(item) ? '' : undefined}>
            <button
              type="button"
              className={css.handle}
              aria-label={`Move ${nameOf(item)}`}
              aria-describedby={id}
              aria-pressed={ordering.held === idOf(item)}
              {...ordering.handle(item)}
            >
              <GripIcon size={20} />
            </button>
            {children(item, index)}
          </li>
        ))}
      </Grid>
      <span hidden id={id}>
        Space picks up the row, the arrow keys move it, Space drops it, Escape leaves it where it was.
      </span>
      <VisuallyHidden as="output">{ordering.announcement}</VisuallyHidden>
    </>
  );
}
