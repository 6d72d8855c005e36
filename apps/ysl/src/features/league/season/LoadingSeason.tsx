import { t } from '@maidan/i18n/text';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from './group.css.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** Loading state of fixtures or a table, in about their final size. */
export function LoadingSeason({ part }: { part: 'fixtures' | 'table' }) {
  return (
    <SkeletonGroup label={part === 'fixtures' ? t('league.loadingFixtures') : t('league.loadingTable')}>
      <div className={css.loading}>
        <Skeleton shape="heading" width="short" />
        {rows.map((row) => (
          <div key={row} className={css.loadingRow}>
            <Skeleton width="short" />
            <Skeleton width="long" />
            {part === 'fixtures' && <Skeleton shape="heading" />}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
