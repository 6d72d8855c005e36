import { brand } from '@maidan/brand/brand';
import { useSiteConfig } from '@maidan/site/use-site-config';
import { Button } from '@maidan/ui/Button';
import { LinkButton } from '@maidan/ui/LinkButton';
import { PosterHead } from '@maidan/ui/PosterHead';
import { ReadMore } from '@maidan/ui/ReadMore';
import { ShareButton } from '@maidan/ui/ShareButton';
import type { Feed } from './feed-queries.ts';
import { readMoreFrom, type FeedSource } from './feed-source.ts';
import * as css from './TopicHead.css.ts';

const count = new Intl.NumberFormat('en-IN');

interface TopicHeadProps {
  feed: Feed;
  source: FeedSource;
  /** The page's own path, for sharing. */
  path: string;
  onFollow: () => void;
}

/** Name, followers, city, Follow, action buttons and description (specification, section 2, "Category page"). */
export function TopicHead({ feed, source, path, onFollow }: TopicHeadProps) {
  const { name, subscribe, city, thumbnail, buttons, description } = feed;
  const { feedOrigin } = useSiteConfig();
  return (
    <>
      <PosterHead
        name={name}
        facts={[`${count.format(subscribe)} ${subscribe === 1 ? 'follower' : 'followers'}`, city]}
        image={thumbnail}
        action={
          <Button look="signal" onClick={onFollow}>
            Follow
          </Button>
        }
      />
      <div className={css.below}>
        {description === '' ? null : <ReadMore html={description} threshold={readMoreFrom(source)} />}
        <div className={css.buttons}>
          {buttons.map(({ link, label }) => (
            <LinkButton key={`${label} ${link}`} href={link} newTab>
              {label}
            </LinkButton>
          ))}
          <ShareButton content={{ title: name, text: brand.name, url: `${feedOrigin}${path}` }} />
        </div>
      </div>
    </>
  );
}
