import { Link } from '@maidan/ui/links/LinkProvider';
import { useLocation } from 'react-router';
import * as styles from './FootBar.css.ts';
import { footLinks } from './navigation.ts';

/** The mobile footer, under the thumb. */
export function FootBar() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.bar} aria-label="Quick links">
      <ul className={styles.list}>
        {footLinks.map(({ href, label, Icon }) => (
          <li key={href}>
            <Link className={styles.link} href={href} aria-current={pathname === href ? 'page' : undefined}>
              <Icon />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
