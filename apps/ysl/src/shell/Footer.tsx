import { t } from '@maidan/i18n/text';
import { league } from '@maidan/brand/brand';
import { versionLabel } from '@maidan/brand/version-label';
import { Link } from '@maidan/ui/links/LinkProvider';
import { version } from '../../package.json';
import { paths } from '../paths.ts';
import * as css from './Footer.css.ts';
import { frame } from '../frame.css.ts';
import { LanguageSwitch } from '@maidan/site/language/LanguageSwitch';
import { LeagueWordmark } from '@maidan/site/brand/LeagueWordmark';

/** Organiser, links, social links and version label. */
export function Footer() {
  const links = [
    { label: t('league.home'), href: paths.home() },
    { label: t('league.about'), href: paths.about() },
    { label: t('saved.title'), href: paths.saved() },
    { label: t('league.contact'), href: `mailto:${league.contactEmail}` },
    ...league.social.filter(({ href }) => href !== ''),
  ];
  return (
    <footer className={css.footer}>
      <div className={`${frame} ${css.inside}`}>
        <div>
          <Link className={css.logo} href={paths.home()} aria-label={t('league.homeOf', { name: league.name })}>
            <LeagueWordmark height={22} />
          </Link>
          <p className={css.text}>{t('league.organiser')}</p>
        </div>
        <div>
          <nav aria-label={t('league.footer')}>
            <ul className={css.links}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Link
                    className={css.link}
                    href={href}
                    rel={href.startsWith('https') ? 'noopener noreferrer' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageSwitch />
          <span className={css.version}>{versionLabel(version)}</span>
        </div>
      </div>
    </footer>
  );
}
