import { brand } from '@maidan/brand/brand';
import { useSiteConfig } from '@maidan/site/browser/use-site-config';
import { shownPicture } from '@maidan/contract/core/picture-variants';
import { formatNumber } from '@maidan/i18n/number';
import { useGatedLink } from '@maidan/actions/gated-link';
import { safeUrl } from '@maidan/ui/html/safe-url';
import { LinkButton } from '@maidan/ui/LinkButton';
import { PosterHead } from '@maidan/ui/PosterHead';
import { ReadMore } from '@maidan/ui/ReadMore';
import { ShareButton } from '@maidan/ui/ShareButton';
import type { TopicRef, TopicPage } from '@maidan/api-client/queries/feed/topic-feeds';
import { FollowButton } from './FollowButton.tsx';
import { readMoreFrom } from './feed-page.ts';
import * as css from './TopicHead.css.ts';

interface TopicHeadProps {
  feed: TopicPage;
  topic: TopicRef;
  /** The page's own path, for sharing. */
  path: string;
}

export function TopicHead({ feed, topic, path }: TopicHeadProps) {
  const { name, subscribe, city, thumbnail, thumbnail_variants: variants, buttons, description } = feed;
  const { feedOrigin } = useSiteConfig();
  const openAction = useGatedLink();
  return (
    <>
      <PosterHead
        name={name}
        facts={[`${formatNumber(subscribe)} ${subscribe === 1 ? 'follower' : 'followers'}`, city]}
        image={shownPicture(thumbnail, variants)}
        action={<FollowButton feed={feed} type={topic.kind} />}
      />
      <div className={css.below}>
        {description === '' ? null : <ReadMore html={description} threshold={readMoreFrom(topic)} name="head" />}
        <div className={css.buttons}>
          {buttons.map(({ link, label }) => {
            const address = safeUrl(link);
            return address ? (
              <LinkButton key={`${label} ${link}`} href={address.href} newTab={address.external} onClick={openAction}>
                {label}
              </LinkButton>
            ) : null;
          })}
          <ShareButton
            labelled={buttons.length === 0}
            content={{ title: name, text: brand.name, url: `${feedOrigin}${path}` }}
          />
        </div>
      </div>
    </>
  );
}
