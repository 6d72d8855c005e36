import { t } from '@maidan/i18n/text';
import { useInteraction } from '@maidan/actions/interaction';
import { likePost } from '@maidan/actions/posts/like-post';
import { useToggle } from '@maidan/actions/use-action';
import type { Post } from '@maidan/contract/feed/posts';
import { formatShortCount } from '@maidan/i18n/number';
import { CommentIcon, EyeIcon, HeartIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { ShareButton } from '@maidan/ui/ShareButton';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import * as css from './PostActions.css.ts';
import { useShareContent } from './use-share-content.ts';

/** @param menu the last action */
export function PostActions({ post, menu }: { post: Post; menu: ReactNode }) {
  const content = useShareContent(post);
  const like = useToggle(likePost);
  const report = useInteraction();
  const { id, like_count: likes, comment_count: comments, userliked: liked } = post;
  return (
    <div className={css.place}>
      <div className={css.row}>
        <button
          type="button"
          className={liked ? css.liked : css.action}
          aria-pressed={liked}
          onClick={() => like(id, liked)}
        >
          <HeartIcon filled={liked} />
          <VisuallyHidden>{t('posts.likes')}</VisuallyHidden>
          {formatShortCount(likes)}
        </button>
        <Link className={css.action} href={paths.post(post.slug)}>
          <CommentIcon />
          <VisuallyHidden>{comments === null ? t('posts.comments') : t('posts.commentsCount')}</VisuallyHidden>
          {comments === null ? null : formatShortCount(comments)}
        </Link>
        <ShareButton content={content} onAsked={() => report({ name: 'share', action: 'share', postId: id })} />
        <span className={css.views}>
          <EyeIcon size={20} />
          {formatShortCount(post.views)}
          <VisuallyHidden>{t('posts.views')}</VisuallyHidden>
        </span>
        {menu}
      </div>
    </div>
  );
}
