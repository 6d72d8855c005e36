import { t } from '@maidan/i18n/text';
import { brand } from '@maidan/brand/brand';
import { versionLabel } from '@maidan/brand/version-label';
import { LanguageSwitch } from '@maidan/site/language/LanguageSwitch';
import { Link } from '@maidan/ui/links/LinkProvider';
import { version } from '../../package.json';
import * as styles from './Footer.css.ts';
import { footerLinks } from './navigation.ts';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <nav className={styles.nav} aria-label={t('shell.footer')}>
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
      <LanguageSwitch />
      <span>
        © {brand.copyrightYear} {brand.name}
      </span>
      <span className={styles.version}>v{versionLabel(version)}</span>
    </footer>
  );
}
