import { brand } from '@maidan/brand/brand';
import { versionLabel } from '@maidan/brand/version-label';
import { Link } from '@maidan/ui/links/LinkProvider';
import { version } from '../../package.json';
import * as styles from './Footer.css.ts';
import { footerLinks } from './navigation.ts';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <nav className={styles.nav} aria-label="Footer">
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
      <span>
        © {brand.copyrightYear} {brand.name}
      </span>
      <span className={styles.version}>v{versionLabel(version)}</span>
    </footer>
  );
}
