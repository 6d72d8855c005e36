import { useApi } from '@maidan/api-client/core/api-provider';
import { leaguesQuery } from '@maidan/api-client/queries/league/leagues';
import { shownPicture } from '@maidan/contract/core/picture-variants';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { LeagueImage } from '../features/league/LeagueImage.tsx';
import { paths } from '../paths.ts';
import { leagueInPath } from './active-page.ts';
import * as css from './LeagueStrip.css.ts';
import { useRowAt } from './use-row-at.ts';

/** All leagues in a row, the one on show highlighted. Nothing while there is none. */
export function LeagueStrip() {
  const leagues = useQuery(leaguesQuery(useApi()));
  const shown = leagueInPath(useLocation().pathname);
  const list = useRowAt(leagues.data?.findIndex(({ slug }) => slug === shown) ?? -1);
  if (!leagues.data || leagues.data.length === 0) return null;
  return (
    <nav aria-label="Leagues">
      <ul ref={list} className={css.strip}>
        {leagues.data.map(({ slug, name, thumbnail, thumbnail_variants }) => (
          <li key={slug}>
            <Link className={css.link} href={paths.league(slug)} aria-current={shown === slug ? 'true' : undefined}>
              <LeagueImage
                className={css.crest}
                picture={shownPicture(thumbnail, thumbnail_variants)}
                width={52}
                height={60}
              />
              <span className={css.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
