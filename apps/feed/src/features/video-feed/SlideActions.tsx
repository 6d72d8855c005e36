import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import type { Post } from '@maidan/contract/feed/posts';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { formatShortCount } from '@maidan/i18n/number';
import { CommentIcon, EyeIcon, HeartIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { ShareButton } from '@maidan/ui/ShareButton';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useInteraction } from '@maidan/actions/interaction';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import * as css from './SlideActions.css.ts';

interface SlideActionsProps {
  post: Post;
  onLike: () => void;
  /** The last action. */
  menu: ReactNode;
}

export function SlideActions({ post, onLike, menu }: SlideActionsProps) {
  const { views, like_count: likes, userliked: liked, comment_count: comments, slug, id, name } = post;
  const { feedOrigin } = useSiteConfig();
  const report = useInteraction();
  return (
    <>
      <span className={css.views}>
        <EyeIcon />
        <span>
          {formatShortCount(views)}
          <VisuallyHidden>{t('posts.views')}</VisuallyHidden>
        </span>
      </span>
      <button type="button" className={liked ? css.liked : css.action} aria-pressed={liked} onClick={onLike}>
        <HeartIcon filled={liked} />
        <span>
          <VisuallyHidden>{t('posts.likes')}</VisuallyHidden>
          {formatShortCount(likes)}
        </span>
      </button>
      <Link className={css.action} href={paths.post(slug)}>
        <CommentIcon />
        <span>
          <VisuallyHidden>{comments === null ? t('posts.comments') : t('posts.commentsCount')}</VisuallyHidden>
          {comments === null ? null : formatShortCount(comments)}
        </span>
      </Link>
      <span className={css.action}>
        <ShareButton
          variant="media"
          content={{ title: name, text: brand.name, url: `${feedOrigin}${paths.short(id)}` }}
          onAsked={() => report({ name: 'share', action: 'share', postId: id })}
        />
      </span>
      <span className={css.action}>{menu}</span>
    </>
  );
}
