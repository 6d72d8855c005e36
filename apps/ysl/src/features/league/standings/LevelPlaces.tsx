import type { TableRow } from '@maidan/contract/league/league-tables';
import { DownIcon } from '@maidan/ui/icons';
import * as css from './LevelPlaces.css.ts';
import { levelText } from './standing-text.ts';

/** Why the places that are level on points stand as they do; nothing where none are, or the server does not say. */
export function LevelPlaces({ rows }: { rows: readonly TableRow[] }) {
  const reasons = rows.flatMap((row, index) => {
    const words = levelText(row);
    return words === null ? [] : [{ place: index + 1, name: row.tablename, words }];
  });
  if (reasons.length === 0) return null;
  return (
    <details className={css.place}>
      <summary className={css.summary}>
        Level on points: how ties were broken
        <DownIcon size={16} />
      </summary>
      <ul className={css.list}>
        {reasons.map(({ place, name, words }) => (
          <li key={place}>
            <b>
              {place}. {name}
            </b>
            : {words}.
          </li>
        ))}
      </ul>
    </details>
  );
}
