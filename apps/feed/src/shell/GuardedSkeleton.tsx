import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from './PageFrame.css.ts';

const ROWS = [1, 2, 3, 4];

/** What the server sends of a page for users only, and what stands there until the browser knows who is here. */
export function GuardedSkeleton() {
  return (
    <>
      <noscript>
        <p>This page needs JavaScript and a login.</p>
      </noscript>
      <SkeletonGroup label="Loading">
        <div className={css.skeleton}>
          {ROWS.map((row) => (
            <div key={row}>
              <Skeleton width="half" />
              <Skeleton width="long" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </>
  );
}
