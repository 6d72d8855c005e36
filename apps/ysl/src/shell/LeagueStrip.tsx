import { t } from '@maidan/i18n/text';
import { shownPicture } from '@maidan/contract/media/picture-variants';
import { Link } from '@maidan/ui/links/LinkProvider';
import { LeagueImage } from '../features/league/LeagueImage.tsx';
import { paths } from '../paths.ts';
import * as css from './LeagueStrip.css.ts';
import { useLeagueOfPage } from './use-league-of-page.ts';
import { useRowAt } from './use-row-at.ts';

/** All leagues in a row, with the current one highlighted. Renders nothing without leagues. */
export function LeagueStrip() {
  const { leagues, shown } = useLeagueOfPage();
  const list = useRowAt(leagues.findIndex((league) => league === shown));
  if (leagues.length === 0) return null;
  return (
    <nav aria-label={t('league.leagues')}>
      <ul ref={list} className={css.strip}>
        {leagues.map((league) => (
          <li key={league.slug}>
            <Link
              className={css.link}
              href={paths.league(league.slug)}
              aria-current={league === shown ? 'true' : undefined}
            >
              <LeagueImage
                className={css.crest}
                picture={shownPicture(league.thumbnail, league.thumbnail_variants)}
                width={52}
                height={60}
              />
              <span className={css.name}>{league.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
