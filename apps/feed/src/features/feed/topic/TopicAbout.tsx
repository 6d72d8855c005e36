import { brand } from '@maidan/brand/brand';
import { useGatedLink } from '@maidan/actions/gated-link';
import { optionalPart } from '@maidan/browser/lazy-part';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { safeUrl } from '@maidan/ui/html/safe-url';
import { LinkButton } from '@maidan/ui/LinkButton';
import { ReadMore } from '@maidan/ui/ReadMore';
import { ShareButton } from '@maidan/ui/ShareButton';
import type { TopicRef, TopicPage } from '@maidan/api-client/queries/feed/topic-feeds';
import { Suspense } from 'react';
import { readMoreFrom } from '../feed-page.ts';
import { MuteTopic } from './MuteTopic.tsx';
import * as css from '../FeedView.css.ts';

/** Optional: the page works if this part cannot be loaded. */
const PushButton = optionalPart(async () => (await import('@maidan/site/features/push/PushButton')).PushButton);

interface TopicAboutProps {
  feed: TopicPage;
  topic: TopicRef;
  /** The page's own path, for sharing. */
  path: string;
}

/** Buttons and description of a tag or category. */
export function TopicAbout({ feed, topic, path }: TopicAboutProps) {
  const { name, buttons, description } = feed;
  const { feedOrigin } = useSiteConfig();
  const openAction = useGatedLink();
  return (
    <div className={css.about}>
      {buttons.length > 0 && (
        <div className={css.buttons}>
          {buttons.map(({ link, label }, place) => {
            const address = safeUrl(link);
            return address ? (
              <LinkButton
                key={`${label} ${link}`}
                variant={place === 0 ? 'ink' : 'edge'}
                href={address.href}
                newTab={address.external}
                onClick={openAction}
              >
                {label}
              </LinkButton>
            ) : null;
          })}
        </div>
      )}
      <ReadMore
        html={description}
        threshold={readMoreFrom(topic)}
        name="head"
        beside={
          <>
            <ShareButton content={{ title: name, text: brand.name, url: `${feedOrigin}${path}` }} />
            <MuteTopic feed={feed} kind={topic.kind} />
            {topic.kind === 'tag' ? (
              <span className={css.bell}>
                <Suspense fallback={null}>
                  <PushButton topic={{ kind: 'tag', id: feed.slug, label: name }} compact />
                </Suspense>
              </span>
            ) : null}
          </>
        }
      />
    </div>
  );
}
