import { t } from '@maidan/i18n/text';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import type { Found } from '@maidan/api-client/queries/feed/search';
import type { Post } from '@maidan/contract/feed/posts';
import { formatNumber } from '@maidan/i18n/number';
import { formatDuration } from '@maidan/media/playback/format-duration';
import { PlayIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { paths } from '../../paths.ts';
import { countText } from './result-text.ts';
import { FoundPicture } from './FoundPicture.tsx';
import * as css from './VideoRow.css.ts';

interface VideoRowProps {
  post: Post;
  isVideo: boolean;
  /** Where in the clip the search words are spoken. */
  moment?: Found['moments'][number] | undefined;
}

/** A found post, as a link to its page or to the second of its clip at which the words are spoken. */
export function VideoRow({ post, isVideo, moment }: VideoRowProps) {
  return (
    <Link className={css.row} href={moment ? paths.moment(post.slug, moment.at) : paths.post(post.slug)}>
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
        {moment && (
          <span className={css.said}>
            <VisuallyHidden>{t('topics.saidAt')}</VisuallyHidden>
            {formatDuration(moment.at)} “{moment.text}”
          </span>
        )}
        <span className={css.meta}>{t('topics.views', { count: post.views, number: formatNumber(post.views) })}</span>
      </span>
    </Link>
  );
}
