import { t } from '@maidan/i18n/text';
import type { Post } from '@maidan/contract/feed/posts';
import { InTurn } from '@maidan/site/browser/InTurn';
import { EmptyState } from '@maidan/ui/EmptyState';
import { LinkButton } from '@maidan/ui/LinkButton';
import { LoadMore } from '@maidan/ui/LoadMore';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import * as css from './FeedView.css.ts';

interface PostListProps {
  posts: readonly Post[];
  /** How many of the loaded posts the reader has hidden. */
  hidden: number;
  /** The `topicKey` of the tag or category whose list this is. */
  here: string;
  renderPost: (post: Post, isFirst: boolean) => ReactNode;
  /** Whether the last page was full, so that there may be another. */
  hasMore: boolean;
  loadingMore: boolean;
  /** A plain link to the next page, for a reader without script. */
  nextHref: string;
  onLoadMore: () => void;
}

export function PostList({
  posts,
  hidden,
  here,
  renderPost,
  hasMore,
  loadingMore,
  nextHref,
  onLoadMore,
}: PostListProps) {
  if (posts.length === 0 && !hasMore) {
    return hidden > 0 ? (
      <EmptyState as="h2" title={t('topics.allHidden')} text={t('topics.allHiddenHint')}>
        <LinkButton href={paths.settings()} variant="ink">
          {t('site.settings')}
        </LinkButton>
      </EmptyState>
    ) : (
      <EmptyState as="h2" title={t('topics.noPostsYet')} text={t('topics.noPostsYetHint')} />
    );
  }
  return (
    <div id="posts" tabIndex={-1} className={css.posts} data-here={here}>
      {posts.map((post, index) => (
        <InTurn key={post.id}>{renderPost(post, index === 0)}</InTurn>
      ))}
      {hasMore ? <LoadMore href={nextHref} pending={loadingMore} onLoadMore={onLoadMore} /> : null}
    </div>
  );
}
