import { t } from '@maidan/i18n/text';
import { Link } from '@maidan/ui/links/LinkProvider';
import { VisuallyHidden } from '@maidan/ui/VisuallyHidden';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import * as styles from './FootBar.css.ts';
import { footLinks } from './navigation.ts';
import { useNotificationsAreNew } from './unread/use-unread.ts';

/** The mobile footer, within reach of the thumb. */
export function FootBar() {
  const { pathname } = useLocation();
  const isNew = useNotificationsAreNew();
  return (
    <nav className={styles.bar} aria-label={t('shell.quickLinks')}>
      <ul className={styles.list}>
        {footLinks.map(({ href, label, Icon }) => (
          <li key={href}>
            <Link className={styles.link} href={href} aria-current={pathname === href ? 'page' : undefined}>
              <Icon />
              {label()}
              {isNew && href === paths.notifications() ? (
                <span className={styles.dot}>
                  <VisuallyHidden>{t('shell.new')}</VisuallyHidden>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
