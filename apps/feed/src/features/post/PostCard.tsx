import { isAd } from '@maidan/contract/feed/post-kinds';
import type { Post } from '@maidan/contract/feed/posts';
import { useViewTransitionState } from 'react-router';
import { paths } from '../../paths.ts';
import { PostActions } from './PostActions.tsx';
import * as css from './PostCard.css.ts';
import { PostMedia } from './PostMedia.tsx';
import { PostText } from './PostText.tsx';
import { usePostActions } from './use-post-actions.ts';

interface PostCardProps {
  post: Post;
  /** Visible characters from which the description is collapsed. */
  readMoreFrom: number;
  heading?: 'h1' | 'h2';
}

/** One post in a feed: media first and large, one row of actions, text. */
export function PostCard({ post, readMoreFrom, heading = 'h2' }: PostCardProps) {
  const { onPlayed, onLike, onShare } = usePostActions(post);
  // Between list and post the picture moves, and the rest fades.
  const moving = useViewTransitionState(paths.post(post.slug));
  return (
    <article className={css.post} aria-label={post.name} data-place={`post ${post.id}`}>
      <div className={moving ? css.movingMedia : css.media}>
        {isAd(post) ? <span className={css.adMark}>Ad</span> : null}
        <PostMedia post={post} onPlayed={onPlayed} />
      </div>
      <PostActions post={post} onLike={onLike} onShare={onShare} />
      <PostText post={post} readMoreFrom={readMoreFrom} heading={heading} />
    </article>
  );
}
