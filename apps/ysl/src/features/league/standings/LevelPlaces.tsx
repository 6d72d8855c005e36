import { t } from '@maidan/i18n/text';
import type { TableRow } from '@maidan/contract/league/league-tables';
import { DownIcon } from '@maidan/ui/icons';
import * as css from './LevelPlaces.css.ts';
import { levelText } from './standing-text.ts';

/** How ties on points were broken. Renders nothing without ties, or if the server does not say. */
export function LevelPlaces({ rows }: { rows: readonly TableRow[] }) {
  const sentences = rows.flatMap(({ level, points }) => (level === null ? [] : [levelText(level, points)]));
  if (sentences.length === 0) return null;
  return (
    <details className={css.place}>
      <summary className={css.summary}>
        {t('league.levelHead')}
        <DownIcon size={16} />
      </summary>
      <ul className={css.list}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
