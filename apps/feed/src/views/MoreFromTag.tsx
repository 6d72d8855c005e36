import { t } from '@maidan/i18n/text';
import { postMark, useIsHidden } from '@maidan/actions/mutes/is-muted';
import { useApi } from '@maidan/api-client/core/api-provider';
import { flattenPosts } from '@maidan/api-client/cache/flatten-posts';
import { topicFeedQuery } from '@maidan/api-client/queries/feed/topic-feeds';
import { isAd, shownMedia } from '@maidan/contract/feed/post-kinds';
import type { Post } from '@maidan/contract/feed/posts';
import { LinkButton } from '@maidan/ui/LinkButton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { VideoRow } from '../features/explore/VideoRow.tsx';
import { mainTag } from '../features/post/main-tag.ts';
import * as css from '../features/post/MoreFromTag.css.ts';

const SHOWN = 4;

/** Below a post: the newest other posts of its tag. Renders nothing if the server does not name its tags. */
export function MoreFromTag({ post }: { post: Post }) {
  const tag = mainTag(post);
  const isHidden = useIsHidden();
  const { data } = useInfiniteQuery({
    ...topicFeedQuery(useApi(), tag ?? { kind: 'tag', id: '' }),
    enabled: tag !== null,
    // At the end of the page, slightly stale data is good enough.
    refetchOnMount: false,
  });
  const others = flattenPosts(data?.pages ?? []).filter(
    (other) => other.id !== post.id && !isAd(other) && !isHidden(other),
  );
  if (!tag || others.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="more-from-tag">
      <h2 id="more-from-tag" className={css.heading}>
        {t('pages.moreFromTag')}
      </h2>
      <ul>
        {others.slice(0, SHOWN).map((other) => (
          <li key={other.id} className={css.item} data-mute={postMark(other)}>
            <VideoRow post={other} isVideo={shownMedia(other) === 'clip'} />
          </li>
        ))}
      </ul>
      <LinkButton href={paths.tag(tag.id)} wide>
        {t('pages.seeAllPosts', { name: tag.name })}
      </LinkButton>
    </section>
  );
}
