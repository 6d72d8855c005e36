import { useApi } from '@maidan/api-client/core/api-provider';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import { shownPicture } from '@maidan/contract/core/picture-variants';
import { formatNumber } from '@maidan/i18n/number';
import { LinkButton } from '@maidan/ui/LinkButton';
import { Link } from '@maidan/ui/links/LinkProvider';
import { ArchLink } from '@maidan/ui/ArchLink';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { footerLinks } from './navigation.ts';
import * as styles from './RightRail.css.ts';

const TAGS_SHOWN = 4;

/** 'Tags You may like' with the first tags, and the footer links. */
export function RightRail() {
  const tags = useQuery(allTagsQuery(useApi()));
  return (
    <aside className={styles.rail} aria-label="Suggestions">
      {tags.data && tags.data.length > 0 ? (
        <section aria-labelledby="rail-tags">
          <h2 id="rail-tags" className={styles.heading}>
            Tags You may like
          </h2>
          <ul className={styles.tags}>
            {tags.data.slice(0, TAGS_SHOWN).map((tag) => (
              <li key={tag.slug}>
                <ArchLink
                  label={tag.name}
                  href={paths.tag(tag.slug)}
                  image={shownPicture(tag.thumbnail, tag.thumbnail_variants)}
                  meta={tag.subscribe === null ? '' : `${formatNumber(tag.subscribe)} followers`}
                />
              </li>
            ))}
          </ul>
          <LinkButton href={paths.search()} wide>
            See all
          </LinkButton>
        </section>
      ) : null}
      <nav aria-label="About this site">
        <ul className={styles.links}>
          {footerLinks.map(({ href, label }) => (
            <li key={href}>
              <Link className={styles.link} href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
