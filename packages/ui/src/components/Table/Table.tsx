import type { Key, ReactNode } from 'react';
import * as css from './Table.css.ts';

export interface Column<Row> {
  key: string;
  /** The column's heading, as short as possible: "Pts". */
  header: string;
  /** The full heading for screen readers and as a note: "Points". */
  fullHeader?: string;
  cell: (row: Row, index: number) => ReactNode;
  /** Figures align right (the default), text aligns left. */
  kind?: 'figure' | 'text';
  /** The column names the row. Exactly one should. */
  rowHeader?: boolean;
  /**
   * Stays visible on a narrow phone while the middle scrolls: "rank" is a narrow first column, "name" the one that
   * names the row, "total" the last.
   */
  pin?: 'rank' | 'name' | 'total';
}

interface TableProps<Row> {
  /** The accessible name of the table and of its scrolling area. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => Key;
  /** The number of rows above the cut: their rank is turf green, with a line below the last. */
  aboveCut?: number;
}

/** Figures in rows. The columns that name and sum up a row stay visible at 320 px. */
export function Table<Row>({ label, columns, rows, rowKey, aboveCut = 0 }: TableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it
    <section className={css.place} aria-label={label} tabIndex={0}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column, css.head)}>
                {column.fullHeader === undefined ? (
                  column.header
                ) : (
                  <abbr className={css.abbreviation} title={column.fullHeader}>
                    {column.header}
                  </abbr>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} data-cut={cutAt(index, aboveCut)}>
              {columns.map((column) =>
                column.rowHeader ? (
                  <th key={column.key} scope="row" className={cellClass(column, css.cell)}>
                    {column.cell(row, index)}
                  </th>
                ) : (
                  <td key={column.key} className={cellClass(column, css.cell)}>
                    {column.cell(row, index)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function cellClass<Row>({ kind = 'figure', pin }: Column<Row>, base: string): string {
  return `${base} ${css.kinds[kind]} ${pin ? css.pins[pin] : ''}`;
}

/** "below" marks the first row below the cut, whose upper line is the turf line. */
function cutAt(index: number, aboveCut: number): 'above' | 'below' | undefined {
  if (index < aboveCut) return 'above';
  return index === aboveCut && aboveCut > 0 ? 'below' : undefined;
}
