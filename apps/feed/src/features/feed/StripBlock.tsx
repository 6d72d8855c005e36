import { topicMark, useIsMuted } from '@maidan/actions/mutes/is-muted';
import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { lazyPart } from '@maidan/browser/lazy-part';
import { latestStoryQuery } from '@maidan/api-client/queries/feed/stories';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import { ImageStrip, type StripItem } from '@maidan/ui/ImageStrip';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { stripQuery } from './blocks.ts';
import * as css from './FeedSkeleton.css.ts';
import type { TopicPage } from '@maidan/api-client/queries/feed/topic-feeds';

const LatestStory = lazyPart(async () => (await import('./LatestStory.tsx')).LatestStory);

interface StripBlockProps {
  feed: Pick<TopicPage, 'tagscroller'>;
}

/** 'Latest' first if there is a story, then the tags of the scroller that the reader has not muted. */
export function StripBlock({ feed }: StripBlockProps) {
  const api = useApi();
  const [isStoryRequested, setIsStoryRequested] = useState(false);
  const [storyOpen, setStoryOpen] = useState(false);
  const { data: scroller, isLoading } = useQuery(stripQuery(api, feed));
  const { data: story } = useQuery(latestStoryQuery(api));
  const isMuted = useIsMuted();
  const tags = scroller?.tags.filter(({ slug }) => !isMuted('tag', slug)) ?? [];
  const items: StripItem[] = tags.map(({ slug, name, thumbnail, thumbnail_variants }) => ({
    key: slug,
    label: name,
    image: shownPicture(thumbnail, thumbnail_variants),
    href: paths.tag(slug),
    muteMark: topicMark('tag', slug),
  }));
  if (story?.embed) {
    const openStory = () => {
      setIsStoryRequested(true);
      setStoryOpen(true);
    };
    const image = shownPicture(story.thumbnail, story.thumbnail_variants);
    items.unshift({ key: 'latest', label: t('topics.latest'), image, onPress: openStory });
  }
  if (items.length === 0) return isLoading ? <div className={css.strip} /> : null;
  return (
    <>
      <ImageStrip label={t('topics.stories')} items={items} />
      {isStoryRequested && story ? (
        <Suspense>
          <LatestStory
            open={storyOpen}
            onClose={() => setStoryOpen(false)}
            embed={story.embed}
            picture={shownPicture(story.thumbnail, story.thumbnail_variants)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
