import type { Post } from '@maidan/contract/posts';
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

/** One post in a feed (specification, section 2, "Post card"): media first and large, one row of actions, text. */
export function PostCard({ post, readMoreFrom, heading = 'h2' }: PostCardProps) {
  const { onPlayed, onLike } = usePostActions(post);
  return (
    <article className={css.post} aria-label={post.name}>
      <div className={css.media}>
        {post.type === 'ad' ? <span className={css.adMark}>Ad</span> : null}
        <PostMedia post={post} onPlayed={onPlayed} />
      </div>
      <PostActions post={post} onLike={onLike} />
      <PostText post={post} readMoreFrom={readMoreFrom} heading={heading} />
    </article>
  );
}
