import { t } from '@maidan/i18n/text';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { waitingSide } from './OtherConversations.css.ts';
import * as css from './Thread.css.ts';

/** Skeleton of messages, as bubbles on both sides. */
export function ThreadSkeleton() {
  return (
    <div className={css.middle}>
      <div className={css.scroller}>
        <SkeletonGroup label={t('inbox.loadingMessages')}>
          {[css.waitingMine, css.waitingTheirs, css.waitingMine, css.waitingTheirs].map((side, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never change
            <div key={index} className={side} />
          ))}
        </SkeletonGroup>
      </div>
    </div>
  );
}

/** Skeleton of the whole page, until the user is known. */
export function ThreadPageSkeleton() {
  return (
    <div className={css.sideBySide}>
      <div className={waitingSide} />
      <div className={css.page}>
        <div className={css.head}>
          <span className={css.back} />
          <div className={css.about}>
            <h1 className={css.title}>{t('pages.conversation')}</h1>
            <Skeleton width="short" />
          </div>
        </div>
        <ThreadSkeleton />
        <div className={css.foot}>
          <Skeleton shape="field" />
        </div>
      </div>
    </div>
  );
}
