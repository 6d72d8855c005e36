import { t } from '@maidan/i18n/text';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from './Messages.css.ts';

/** Skeleton of the conversations. */
export function ListSkeleton() {
  return (
    <SkeletonGroup label={t('inbox.loadingConversations')}>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={css.row}>
          <span />
          <div className={css.waiting}>
            <Skeleton width="half" />
            <Skeleton width="long" />
          </div>
          <div className={css.actions}>
            <span className={css.waitingButton}>
              <Skeleton shape="button" />
            </span>
            <span className={css.waitingButton}>
              <Skeleton shape="button" />
            </span>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** Skeleton of the page with its toolbar, until the user is known. */
export function MessagesSkeleton() {
  return (
    <>
      <div className={css.tools}>
        <Skeleton shape="field" />
        <Skeleton shape="button" width="half" />
      </div>
      <ListSkeleton />
    </>
  );
}
