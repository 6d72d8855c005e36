import { shownPicture } from '@maidan/contract/core/picture-variants';
import type { Post } from '@maidan/contract/feed/posts';
import { formatNumber } from '@maidan/i18n/number';
import { PlayIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { paths } from '../../paths.ts';
import { countText } from './result-text.ts';
import { FoundPicture } from './FoundPicture.tsx';
import * as css from './VideoRow.css.ts';

interface VideoRowProps {
  post: Post;
  isVideo: boolean;
}

/** A post that was found, as a link to its page. */
export function VideoRow({ post, isVideo }: VideoRowProps) {
  return (
    <Link className={css.row} href={paths.post(post.slug)}>
      <span className={css.frame}>
        {isVideo && <PlayIcon filled />}
        <FoundPicture
          className={css.picture}
          picture={shownPicture(post.thumbnail, post.thumbnail_variants)}
          sizes="72px"
        />
      </span>
      <span className={css.text}>
        <span className={css.name}>{post.name || countText(1, isVideo ? 'videos' : 'posts')}</span>
        <span className={css.meta}>{post.views === 1 ? '1 view' : `${formatNumber(post.views)} views`}</span>
      </span>
    </Link>
  );
}
