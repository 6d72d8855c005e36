import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from '../../shell/PageFrame.css.ts';

const ROWS = [1, 2, 3, 4];

/** In the server's document of a page that needs a login, and until the browser knows its user. */
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
