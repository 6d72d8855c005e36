import { topicMark, useIsMuted } from '@maidan/actions/mutes/is-muted';
import { t } from '@maidan/i18n/text';
import { useApi } from '@maidan/api-client/core/api-provider';
import { allTagsQuery } from '@maidan/api-client/queries/feed/tags';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import { formatNumber } from '@maidan/i18n/number';
import { LinkButton } from '@maidan/ui/LinkButton';
import { Link } from '@maidan/ui/links/LinkProvider';
import { ArchLink } from '@maidan/ui/ArchLink';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { footerLinks } from './navigation.ts';
import * as styles from './RightRail.css.ts';

const TAGS_SHOWN = 4;

/** 'Tags You may like', with the first tags that the reader has not muted, and the footer links. */
export function RightRail() {
  const { data } = useQuery(allTagsQuery(useApi()));
  const isMuted = useIsMuted();
  const tags = data?.filter(({ slug }) => !isMuted('tag', slug)) ?? [];
  return (
    <aside className={styles.rail} aria-label={t('shell.suggestions')}>
      {tags.length > 0 ? (
        <section aria-labelledby="rail-tags">
          <h2 id="rail-tags" className={styles.heading}>
            {t('shell.tagsYouMayLike')}
          </h2>
          <ul className={styles.tags}>
            {tags.slice(0, TAGS_SHOWN).map((tag) => (
              <li key={tag.slug} data-mute={topicMark('tag', tag.slug)}>
                <ArchLink
                  label={tag.name}
                  href={paths.tag(tag.slug)}
                  image={shownPicture(tag.thumbnail, tag.thumbnail_variants)}
                  meta={
                    tag.subscribe === null
                      ? ''
                      : t('topics.followers', { count: tag.subscribe, number: formatNumber(tag.subscribe) })
                  }
                />
              </li>
            ))}
          </ul>
          <LinkButton href={paths.search()} wide>
            {t('shell.seeAll')}
          </LinkButton>
        </section>
      ) : null}
      <nav aria-label={t('shell.aboutSite')}>
        <ul className={styles.links}>
          {footerLinks.map(({ href, label }) => (
            <li key={href}>
              <Link className={styles.link} href={href}>
                {label()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
