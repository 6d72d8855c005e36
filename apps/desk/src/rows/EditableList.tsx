import { Button } from '@maidan/ui/Button';
import { IconButton } from '@maidan/ui/IconButton';
import { EditIcon, PlusIcon } from '@maidan/ui/icons';
import { useState, type ComponentProps, type ReactNode } from 'react';
import * as layout from '../page/layout.css.ts';
import { Loaded } from './Loaded.tsx';
import { ListRowText } from './ListRow.tsx';
import { SortableRows } from './sortable/SortableRows.tsx';

interface RowOf extends ComponentProps<typeof ListRowText> {
  readonly picture?: ReactNode;
  /** What the item is called if its name is no text. */
  readonly label?: string;
}

const labelOf = ({ label, name }: RowOf): string => label ?? String(name);

interface EditableListProps<Data, Item> {
  query: ComponentProps<typeof Loaded<Data>>['query'];
  /** Names the items within a sentence: "polls". */
  what: string;
  itemsOf: (data: Data) => readonly Item[];
  idOf: (item: Item) => string;
  renderRow: (item: Item) => RowOf;
  /** The buttons of a row; one that opens the dialog if absent. */
  renderActions?: (item: Item, edit: () => void) => ReactNode;
  /** In place of an empty list. */
  empty: string;
  /** The button for a new item; without it there are no new ones. */
  add?: string;
  /** The button comes after the list, which is short. */
  isAddLast?: boolean;
  /** Lets people put the items in order. */
  order?: { readonly label: string; readonly onOrder: (items: Item[], before: readonly Item[]) => void };
  /** The form of an item; null is a new one. */
  renderDialog: (item: Item | null, close: () => void) => ReactNode;
}

/** A list whose items are added and edited in a dialog. */
export function EditableList<Data, Item>(props: EditableListProps<Data, Item>) {
  const {
    query,
    what,
    itemsOf,
    idOf,
    renderRow,
    renderActions,
    empty,
    add,
    isAddLast = false,
    order,
    renderDialog,
  } = props;
  const [edited, setEdited] = useState<{ readonly item: Item | null } | null>(null);
  const button = add !== undefined && (
    <div className={isAddLast ? layout.afterRows : undefined}>
      <Button variant="signal" icon={<PlusIcon size={20} />} onClick={() => setEdited({ item: null })}>
        {add}
      </Button>
    </div>
  );
  const rowContent = (item: Item) => {
    const row = renderRow(item);
    const edit = () => setEdited({ item });
    return (
      <>
        {row.picture}
        <ListRowText name={row.name} note={row.note} more={row.more} />
        {renderActions ? (
          renderActions(item, edit)
        ) : (
          <IconButton label={`Edit ${labelOf(row)}`} icon={<EditIcon />} onClick={edit} />
        )}
      </>
    );
  };
  return (
    <>
      {!isAddLast && button}
      <Loaded query={query} what={what}>
        {(data) => {
          const items = itemsOf(data);
          if (items.length === 0) return <p className={layout.row}>{empty}</p>;
          return order ? (
            <SortableRows
              label={order.label}
              items={items}
              idOf={idOf}
              nameOf={(item) => labelOf(renderRow(item))}
              onOrder={(ordered) => order.onOrder(ordered, items)}
            >
              {rowContent}
            </SortableRows>
          ) : (
            <ul>
              {items.map((item) => (
                <li key={idOf(item)} className={layout.row}>
                  {rowContent(item)}
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      {isAddLast && button}
      {edited !== null && renderDialog(edited.item, () => setEdited(null))}
    </>
  );
}
