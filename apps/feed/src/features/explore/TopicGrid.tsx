import { topicMark, useIsMuted } from '@maidan/actions/mutes/is-muted';
import { parts } from '@maidan/i18n/text';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import type { Topic } from '@maidan/contract/feed/tags';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useId } from 'react';
import { FoundPicture } from './FoundPicture.tsx';
import * as css from './TopicGrid.css.ts';

interface TopicGridProps {
  kind: 'tag' | 'category';
  title: string;
  topics: readonly Topic[];
  hrefOf: (slug: string) => string;
}

/** All tags or all categories that the reader has not muted, as cards. */
export function TopicGrid({ kind, title, topics: all, hrefOf }: TopicGridProps) {
  const id = useId();
  const isMuted = useIsMuted();
  const topics = all.filter(({ slug }) => !isMuted(kind, slug));
  if (topics.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {title}
      </h2>
      <ul className={css.grid}>
        {topics.map(({ slug, name, thumbnail, thumbnail_variants }, index) => (
          <li key={slug} data-mute={topicMark(kind, slug)}>
            <Link className={css.card} href={hrefOf(slug)}>
              <span className={css.arch}>
                <span className={css.initial} aria-hidden="true">
                  {[...name.trim()][0]}
                </span>
                <FoundPicture
                  className={css.picture}
                  picture={shownPicture(thumbnail, thumbnail_variants)}
                  sizes="(min-width: 760px) 200px, 45vw"
                  early={index < 6}
                />
              </span>
              <span className={css.text}>
                {parts('topics.trendingIn', {
                  name: (
                    <span key="name" className={css.name}>
                      {name}
                    </span>
                  ),
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
