import { t } from '@maidan/i18n/text';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { activePage, leagueInPath } from './active-page.ts';
import { frame } from '../frame.css.ts';
import * as css from './LeagueNav.css.ts';
import { useLeagueOfPage } from './use-league-of-page.ts';
import { useRowAt } from './use-row-at.ts';

/** Home, Fixtures, Table, Social Media and About, of the league on show, and Register while one can. */
export function LeagueNav() {
  const { pathname } = useLocation();
  const active = activePage(pathname);
  const { shown } = useLeagueOfPage();
  // A registration is of one league, too; its address does not name it.
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
        {registration === null ? null : (
          <Link className={css.register} href={paths.event(registration)}>
            {t('league.register')}
          </Link>
        )}
      </div>
    </nav>
  );
}
