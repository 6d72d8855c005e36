import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from './Thread.css.ts';

/** Messages that are on their way. */
export function ThreadSkeleton() {
  return (
    <div className={css.middle}>
      <div className={css.scroller}>
        <SkeletonGroup label="Loading messages">
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton width="half" />
          <Skeleton width="long" />
        </SkeletonGroup>
      </div>
    </div>
  );
}
