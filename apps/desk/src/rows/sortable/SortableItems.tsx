import { IconButton } from '@maidan/ui/IconButton';
import { CloseIcon } from '@maidan/ui/icons';
import { Grid } from '@maidan/ui/layout';
import type { ReactNode } from 'react';
import type { Kept, useItems } from './use-items.ts';
import { SortableRows } from './SortableRows.tsx';

interface SortableItemsProps<Item> {
  /** The accessible name of the list. */
  label: string;
  list: ReturnType<typeof useItems<Item>>;
  nameOf: (item: Item) => string;
  /** Names the item within a sentence: "Remove team 2". */
  what: (item: Item, index: number) => string;
  /** Fewer cannot be left. */
  least?: number;
  /** The fields of an item. */
  children: (item: Item, change: (part: Partial<Item>) => void, index: number) => ReactNode;
}

/** Items of a form, to be edited, removed and put in order; renders nothing without any. */
export function SortableItems<Item>({ label, list, nameOf, what, least = 0, children }: SortableItemsProps<Item>) {
  if (list.kept.length === 0) return null;
  return (
    <SortableRows<Kept<Item>>
      label={label}
      items={list.kept}
      idOf={({ key }) => key}
      nameOf={({ item }) => nameOf(item)}
      onOrder={list.order}
    >
      {({ key, item }, index) => (
        <>
          <Grid as="span" flex="rest" gap={3} overflowWrap="anywhere">
            {children(item, (part) => list.change(key, part), index)}
          </Grid>
          {list.kept.length > least && (
            <IconButton label={`Remove ${what(item, index)}`} icon={<CloseIcon />} onClick={() => list.remove(key)} />
          )}
        </>
      )}
    </SortableRows>
  );
}
