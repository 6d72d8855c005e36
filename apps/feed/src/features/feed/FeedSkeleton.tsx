import { t } from '@maidan/i18n/text';
import { SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from './FeedSkeleton.css.ts';

interface FeedSkeletonProps {
  /** Home, a tag or category with its head, or a post alone. */
  of: 'home' | 'topic' | 'post';
}

/** A page of posts in chalk, at its final size, while it is on its way. */
export function FeedSkeleton({ of }: FeedSkeletonProps) {
  return (
    <SkeletonGroup label={t('topics.loadingPosts')}>
      {of === 'post' ? null : <div className={css.tops[of]} />}
      <div className={css.post} />
      <div className={css.post} />
    </SkeletonGroup>
  );
}
