import { shownPicture } from '@maidan/contract/core/picture-variants';
import type { Topic } from '@maidan/contract/feed/tags';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useId } from 'react';
import { FoundPicture } from './FoundPicture.tsx';
import * as css from './TopicGrid.css.ts';

interface TopicGridProps {
  title: string;
  topics: readonly Topic[];
  hrefOf: (slug: string) => string;
}

export function TopicGrid({ title, topics, hrefOf }: TopicGridProps) {
  const id = useId();
  if (topics.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {title}
      </h2>
      <ul className={css.grid}>
        {topics.map(({ slug, name, thumbnail, thumbnail_variants }, index) => (
          <li key={slug}>
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
                Trending in <span className={css.name}>{name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
