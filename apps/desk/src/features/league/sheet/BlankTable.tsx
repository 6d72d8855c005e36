import * as css from './ScoreSheet.css.ts';
import { rowsOf } from './sheet-rows.ts';

interface BlankTableProps {
  /** A narrow column fits a number. */
  columns: readonly (readonly [name: string, isNarrow?: boolean])[];
  /** The number of rows, or their names. */
  rows: number | readonly string[];
  isNumbered?: boolean;
}

/** Gives an empty cell the height of one with text. */
const BLANK = '\u00A0';

/** A table to fill in by pen. */
export function BlankTable({ columns, rows, isNumbered = false }: BlankTableProps) {
  const names = typeof rows === 'number' ? rowsOf(rows).map((row) => (isNumbered ? String(row) : BLANK)) : rows;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {columns.map(([name, isNarrow]) => (
            <th key={name} scope="col" className={isNarrow ? css.narrow : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((first, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- empty rows differ only in their place
          <tr key={at}>
            {columns.map(([name], column) => (
              <td key={name}>{column === 0 ? first : BLANK}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
