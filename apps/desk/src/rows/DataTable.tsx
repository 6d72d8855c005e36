import { columnVisibilityFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table';
import { Checkbox } from '@maidan/ui/Checkbox';
import { Fragment, useCallback, useRef, type ReactNode } from 'react';
import { useRowsInPage } from './use-rows-in-page.tsx';
import * as css from './DataTable.css.ts';
import { sized } from './sized.ts';

const features = tableFeatures({ columnVisibilityFeature });

export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Pixels. */
  readonly width: number;
  readonly cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row extends object> {
  /** The accessible name of the table and its scrolling container. */
  label: string;
  /** The first column names the row. Must be stable: a new array rebuilds the table. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Whether more rows can be loaded. */
  hasMore: boolean;
}

/** Pixels of a row with two lines. */
const ROW_HEIGHT = 69;

/** A table for thousands of rows and dozens of columns: columns can be hidden, and only rows near the viewport are rendered. */
export function DataTable<Row extends object>({ label, columns, rows, rowKey, hasMore }: DataTableProps<Row>) {
  const host = useRef<HTMLTableSectionElement>(null);
  const table = useTable({
    features,
    columns: columns as unknown as ColumnDef<typeof features, Row>[],
    data: rows as Row[],
    getRowId: rowKey,
  });
  const shownColumns = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const { rows: all } = table.getRowModel();
  const keyOf = useCallback((index: number) => all[index]?.id ?? index, [all]);
  const shown = useRowsInPage({ host, count: all.length, keyOf, estimate: ROW_HEIGHT });
  const hidden = columns.length - shownColumns.length;
  return (
    <>
      {columns.length > 4 && (
        <details className={css.choice}>
          <summary className={css.summary}>
            {hidden === 0 ? 'Choose columns' : `Choose columns, ${hidden} hidden`}
          </summary>
          <div className={css.columns}>
            {columns.slice(1).map(({ id, header }) => (
              <Checkbox
                key={id}
                label={header}
                checked={table.getColumn(id)?.getIsVisible() ?? true}
                onChange={(isShown) => table.getColumn(id)?.toggleVisibility(isShown)}
              />
            ))}
          </div>
        </details>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it */}
      <section className={css.place} aria-label={label} tabIndex={0}>
        <table
          className={css.table}
          aria-label={label}
          aria-rowcount={shown.isLong ? (hasMore ? -1 : all.length + 1) : undefined}
          ref={sized(
            'width',
            shownColumns.reduce((sum, { width }) => sum + width, 0),
          )}
        >
          <colgroup>
            {shownColumns.map(({ id, width }) => (
              <col key={id} ref={sized('width', width)} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={shown.isLong ? 1 : undefined}>
              {shownColumns.map(({ id, header }, at) => (
                <th key={id} scope="col" className={`${css.head} ${at === 0 ? css.pinned : ''}`}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={host}>
            {shown.rows.map(({ index, above }) => {
              const row = all[index];
              if (!row) return null;
              return (
                <Fragment key={row.id}>
                  {above > 0 && <Gap height={above} columns={shownColumns.length} />}
                  <tr ref={shown.measure} data-index={index} aria-rowindex={shown.isLong ? index + 2 : undefined}>
                    {shownColumns.map(({ id, cell }, at) =>
                      at === 0 ? (
                        <th key={id} scope="row" className={`${css.cell} ${css.pinned}`}>
                          {cell(row.original)}
                        </th>
                      ) : (
                        <td key={id} className={css.cell}>
                          {cell(row.original)}
                        </td>
                      ),
                    )}
                  </tr>
                </Fragment>
              );
            })}
            {shown.below > 0 && <Gap height={shown.below} columns={shownColumns.length} />}
          </tbody>
        </table>
      </section>
      {shown.range}
    </>
  );
}

const Gap = ({ height, columns }: { height: number; columns: number }) => (
  <tr aria-hidden="true">
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is only space */}
    <td ref={sized('height', height)} className={css.gap} colSpan={columns} />
  </tr>
);
