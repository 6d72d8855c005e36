import type { TableRow } from '@maidan/contract/league/league-tables';
import { DownIcon } from '@maidan/ui/icons';
import * as css from './LevelPlaces.css.ts';
import { levelText } from './standing-text.ts';

/** How ties on points were broken. Nothing without ties, or where the server does not say. */
export function LevelPlaces({ rows }: { rows: readonly TableRow[] }) {
  const reasons = rows.flatMap((row, index) => {
    const reason = levelText(row);
    return reason === null ? [] : [{ place: index + 1, name: row.tablename, reason }];
  });
  if (reasons.length === 0) return null;
  return (
    <details className={css.place}>
      <summary className={css.summary}>
        Level on points: how ties were broken
        <DownIcon size={16} />
      </summary>
      <ul className={css.list}>
        {reasons.map(({ place, name, reason }) => (
          <li key={place}>
            <b>
              {place}. {name}
            </b>
            : {reason}.
          </li>
        ))}
      </ul>
    </details>
  );
}
