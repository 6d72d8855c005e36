import { t } from '@maidan/i18n/text';
import { league } from '@maidan/brand/brand';
import { Link } from '@maidan/ui/links/LinkProvider';
import { paths } from '../paths.ts';
import { frame } from '../frame.css.ts';
import * as css from './Header.css.ts';
import { HeaderLogin } from './HeaderLogin.tsx';
import { LeagueStrip } from './LeagueStrip.tsx';
import { LeagueWordmark } from '@maidan/site/brand/LeagueWordmark';

/** Logo, Login, and the scrolling list of leagues. */
export function Header() {
  return (
    <header className={`${frame} ${css.header}`}>
      <div className={css.top}>
        <Link className={css.logo} href={paths.home()} aria-label={t('league.homeOf', { name: league.name })}>
          <LeagueWordmark height={28} />
        </Link>
        <HeaderLogin />
      </div>
      <LeagueStrip />
    </header>
  );
}
