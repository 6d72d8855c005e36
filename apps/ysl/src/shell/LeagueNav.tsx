import { t } from '@maidan/i18n/text';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useLocation } from 'react-router';
import { UnlessInTeam } from '../features/league/register/UnlessInTeam.tsx';
import { untilKnown } from '../features/league/register/until-known.css.ts';
import { paths } from '../paths.ts';
import { activePage, leagueInPath } from './active-page.ts';
import { frame } from '../frame.css.ts';
import * as css from './LeagueNav.css.ts';
import { useLeagueOfPage } from './use-league-of-page.ts';
import { useRowAt } from './use-row-at.ts';

/** Home, Fixtures, Table, Social Media and About of the current league, and Register while registration is open. */
export function LeagueNav() {
  const { pathname } = useLocation();
  const active = activePage(pathname);
  const { shown } = useLeagueOfPage();
  // A registration also belongs to one league, which its address does not name.
  const id = leagueInPath(pathname) ?? (pathname.startsWith(paths.event('')) ? shown?.slug : undefined);
  const registration = shown?.open_registration ?? null;
  const links = [
    { page: 'home', label: t('league.home'), href: id === undefined ? paths.home() : paths.league(id) },
    { page: 'fixtures', label: t('league.fixtures'), href: paths.fixtures(id) },
    { page: 'table', label: t('league.table'), href: paths.table(id) },
    { page: 'socialMedia', label: t('league.socialMedia'), href: paths.socialMedia(id) },
    { page: 'about', label: t('league.about'), href: paths.about(id) },
  ];
  const at = links.findIndex(({ page }) => page === active);
  const list = useRowAt(at);
  const register = (more = '') => (
    <Link className={`${css.register} ${more}`} href={paths.event(registration ?? undefined)}>
      {t('league.register')}
    </Link>
  );
  return (
    <nav className={css.bar} aria-label={t('league.leaguePages')}>
      <div className={`${frame} ${css.row}`}>
        <ul ref={list} className={css.list}>
          {links.map(({ page, label, href }) => (
            <li key={page}>
              <Link className={css.link} href={href} aria-current={page === active ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {shown && registration !== null ? (
          <UnlessInTeam
            league={shown}
            before={register(untilKnown)}
            look={{ className: `${css.register} ${css.inTeam}` }}
          >
            {register()}
          </UnlessInTeam>
        ) : null}
      </div>
    </nav>
  );
}
