import { t } from '@maidan/i18n/text';
import { isAd } from '@maidan/contract/feed/post-kinds';
import { useApi } from '@maidan/api-client/core/api-provider';
import { countView } from '@maidan/actions/posts/count-view';
import { postMark } from '@maidan/actions/mutes/is-muted';
import type { Post } from '@maidan/contract/feed/posts';
import type { ReactNode } from 'react';
import { useViewTransitionState } from 'react-router';
import { paths } from '../../paths.ts';
import { PostActions } from './PostActions.tsx';
import * as css from './PostCard.css.ts';
import { PostMedia } from './PostMedia.tsx';
import { PostText } from './PostText.tsx';

interface PostCardProps {
  post: Post;
  /** Visible characters from which the description is collapsed; Infinity leaves it open. */
  readMoreFrom: number;
  heading?: 'h1' | 'h2';
  /** Whether this is the page's first post, whose picture is requested before all others. */
  isFirst?: boolean;
  /** At the end of the row of actions. */
  menu?: ReactNode;
}

/** One post in a feed: media first and large, one row of actions, text. */
export function PostCard({ post, readMoreFrom, heading = 'h2', isFirst = false, menu }: PostCardProps) {
  const api = useApi();
  // Between list and post the picture moves while the rest fades.
  const moving = useViewTransitionState(paths.post(post.slug));
  return (
    <article
      className={css.post}
      aria-label={post.name}
      data-place={`post ${post.id}`}
      // A hidden post can still be opened: it is missing from lists only.
      data-mute={heading === 'h1' ? undefined : postMark(post)}
    >
      <div className={moving ? css.movingMedia : css.media}>
        {isAd(post) ? <span className={css.adMark}>{t('posts.ad')}</span> : null}
        <PostMedia post={post} isFirst={isFirst} onPlayed={() => void countView(api, post.id)} />
      </div>
      <PostActions post={post} menu={menu} />
      <PostText post={post} readMoreFrom={readMoreFrom} heading={heading} />
    </article>
  );
}
