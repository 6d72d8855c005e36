import { t } from '@maidan/i18n/text';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from './ExploreSkeleton.css.ts';
import { grid } from './TopicGrid.css.ts';

const SIX = [1, 2, 3, 4, 5, 6];

/** Skeleton of six cards. */
export function GridSkeleton() {
  return (
    <SkeletonGroup label={t('topics.loadingTopics')}>
      <div className={css.top}>
        <div className={grid}>
          {SIX.map((card) => (
            <div key={card} className={css.card}>
              <span className={css.arch} />
              <Skeleton width="half" />
            </div>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}

/** Skeleton of six results, at their final height. */
export function ResultsSkeleton() {
  return (
    <SkeletonGroup label={t('topics.searching')}>
      {SIX.map((row) => (
        <div key={row} className={css.row}>
          <span className={css.rowArch} />
          <span className={css.rowText}>
            <Skeleton width="half" />
            <Skeleton width="short" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
