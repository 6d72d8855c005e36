import { t } from '@maidan/i18n/text';
import { errorMessage } from '@maidan/api-client/errors/error-message';
import { EmptyState } from '@maidan/ui/EmptyState';
import { ErrorState } from '@maidan/ui/ErrorState';
import { formatDateTime } from '@maidan/i18n/date-time';
import { HtmlContent } from '@maidan/ui/HtmlContent';
import { LoadMore } from '@maidan/ui/LoadMore';
import { Skeleton, SkeletonGroup } from '@maidan/ui/Skeleton';
import { useEffect, useEffectEvent } from 'react';
import * as css from './NotificationsView.css.ts';
import { useVisibleNotifications } from './use-visible-notifications.ts';

const FOUR = [1, 2, 3, 4];

interface NotificationsViewProps {
  /** Called with the date of the newest notification once it is shown. */
  onShown: (newest: string) => void;
}

/** A list with date and HTML content, newest first. */
export function NotificationsView({ onShown }: NotificationsViewProps) {
  const { all, shown, error, isFetching, isLoadingMore, refetch, hasMore, showMore } = useVisibleNotifications();
  const newest = all?.[0]?.created_at ?? null;
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    if (newest !== null) reportShown(newest);
  }, [newest]);

  if (!shown) {
    if (error)
      return <ErrorState flush title={errorMessage(error)} pending={isFetching} onRetry={() => void refetch()} />;
    return (
      <SkeletonGroup label={t('inbox.loadingNotifications')}>
        <div className={css.loading}>
          {FOUR.map((row) => (
            <div key={row}>
              <Skeleton width="short" />
              <Skeleton width="long" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  if (shown.length === 0) return <EmptyState flush title={t('inbox.noNotifications')} />;
  return (
    <>
      <ol>
        {shown.map(({ id, created_at: date, content }, index) => (
          <li key={id ?? `at ${index}`} className={css.item}>
            {date === null ? null : (
              <time className={css.date} dateTime={date}>
                {formatDateTime(date)}
              </time>
            )}
            <HtmlContent html={content} />
          </li>
        ))}
      </ol>
      {hasMore ? <LoadMore pending={isLoadingMore} onLoadMore={showMore} /> : null}
    </>
  );
}
