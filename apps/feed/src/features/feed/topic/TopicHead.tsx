import { t } from '@maidan/i18n/text';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import { formatNumber } from '@maidan/i18n/number';
import { PosterHead } from '@maidan/ui/PosterHead';
import type { TopicPage, TopicRef } from '@maidan/api-client/queries/feed/topic-feeds';
import { FollowButton } from './FollowButton.tsx';

interface TopicHeadProps {
  feed: TopicPage;
  type: TopicRef['kind'];
}

/** Name, followers, city and Follow of a tag or category. */
export function TopicHead({ feed, type }: TopicHeadProps) {
  const { name, subscribe, city, thumbnail, thumbnail_variants: variants } = feed;
  return (
    <PosterHead
      name={name}
      facts={[t('topics.followers', { count: subscribe, number: formatNumber(subscribe) }), city]}
      image={shownPicture(thumbnail, variants)}
      action={<FollowButton feed={feed} type={type} />}
    />
  );
}
