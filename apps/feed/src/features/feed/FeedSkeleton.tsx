import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from './FeedSkeleton.css.ts';

/** Two cards in chalk, at their final size, while the first posts are on their way. */
export function FeedSkeleton() {
  return (
    <SkeletonGroup label="Loading posts">
      {[1, 2].map((card) => (
        <div key={card} className={css.post}>
          <Skeleton shape="portrait" />
          <div className={css.text}>
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
