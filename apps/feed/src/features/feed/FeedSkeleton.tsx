import { t } from '@maidan/i18n/text';
import { SkeletonGroup } from '@maidan/ui/Skeleton';
import * as css from './FeedSkeleton.css.ts';

interface FeedSkeletonProps {
  /** Home, a tag or category with its head, or a single post. */
  of: 'home' | 'topic' | 'post';
}

/** Skeleton of a page of posts, at its final size. */
export function FeedSkeleton({ of }: FeedSkeletonProps) {
  return (
    <SkeletonGroup label={t('topics.loadingPosts')}>
      {of === 'post' ? null : <div className={css.tops[of]} />}
      <div className={css.post} />
      <div className={css.post} />
    </SkeletonGroup>
  );
}
