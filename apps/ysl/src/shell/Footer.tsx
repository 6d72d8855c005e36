import { league } from '@maidan/brand/brand';
import { versionLabel } from '@maidan/brand/version-label';
import { Link } from '@maidan/ui/links/LinkProvider';
import { version } from '../../package.json';
import { paths } from '../paths.ts';
import * as css from './Footer.css.ts';
import { frame } from '../frame.css.ts';
import { LeagueWordmark } from '@maidan/site/brand/LeagueWordmark';

const links = [
  { label: 'Home', href: paths.home() },
  { label: 'About', href: paths.about() },
  { label: 'Contact', href: `mailto:${league.contactEmail}` },
  ...league.social,
];

/** Organiser, links, social links and version label. */
export function Footer() {
  return (
    <footer className={css.footer}>
      <div className={`${frame} ${css.inside}`}>
        <div>
          <Link className={css.logo} href={paths.home()} aria-label={`${league.name}, home`}>
            <LeagueWordmark height={22} />
          </Link>
          <p className={css.text}>{league.organiser}</p>
        </div>
        <div>
          <nav aria-label="Footer">
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
          <span className={css.version}>{versionLabel(version)}</span>
        </div>
      </div>
    </footer>
  );
}
