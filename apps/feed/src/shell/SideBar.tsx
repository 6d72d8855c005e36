import { t } from '@maidan/i18n/text';
import { Link } from '@maidan/ui/links/LinkProvider';
import { useLogin } from '@maidan/auth/login/use-login';
import { useSession } from '@maidan/auth/session/use-session';
import { useUnreadConversations } from '@maidan/site/features/account/use-unread-conversations';
import { Badge } from '@maidan/ui/Badge';
import { LogInIcon, LogOutIcon } from '@maidan/ui/icons';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { accountLinks, sideLinks } from './navigation.ts';
import { useNotificationsAreNew } from './unread/use-unread.ts';
import * as styles from './SideBar.css.ts';

interface SideLinkProps {
  href: string;
  label: () => string;
  Icon: ComponentType;
  /** Unread items: a text where there is room, else a dot at the icon. */
  badge?: { text: string; tone: 'signal' | 'unread' } | undefined;
}

function SideLink({ href, label, Icon, badge }: SideLinkProps) {
  const here = useLocation().pathname === href;
  return (
    <li>
      <Link className={here ? styles.linkHere : styles.link} href={href} aria-current={here ? 'page' : undefined}>
        <Icon />
        <span className={styles.text}>{label()}</span>
        {badge ? (
          <>
            <span className={styles.badge}>
              <Badge tone={badge.tone}>{badge.text}</Badge>
            </span>
            <span className={styles.dot} aria-hidden="true" />
          </>
        ) : null}
      </Link>
    </li>
  );
}

/** The badges by the address of their link. */
function useBadges(): Partial<Record<string, SideLinkProps['badge']>> {
  const unread = useUnreadConversations();
  const isNew = useNotificationsAreNew();
  return {
    [paths.messages()]: unread > 0 ? { text: t('shell.unread', { unread }), tone: 'unread' } : undefined,
    [paths.notifications()]: isNew ? { text: t('shell.new'), tone: 'signal' } : undefined,
  };
}

/** Login or Logout. The login is also a page, for users who open it in a new tab. */
function SideLogin() {
  const { openLogin, logout } = useLogin();
  const { signedIn } = useSession();
  if (signedIn) {
    return (
      <li>
        <button type="button" className={styles.link} onClick={logout}>
          <LogOutIcon />
          <span className={styles.text}>{t('site.logout')}</span>
        </button>
      </li>
    );
  }
  return (
    <li>
      <Link
        className={styles.link}
        href={paths.login()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          openLogin();
        }}
      >
        <LogInIcon />
        <span className={styles.text}>{t('shell.login')}</span>
      </Link>
    </li>
  );
}

/** The left sidebar: icons from 760 px, with labels from 1100 px. */
export function SideBar() {
  const badges = useBadges();
  return (
    <nav className={styles.side} aria-label={t('shell.main')}>
      <ul>
        {sideLinks.map((link) => (
          <SideLink key={link.href} {...link} badge={badges[link.href]} />
        ))}
      </ul>
      <h2 className={styles.heading}>
        <span className={styles.text}>{t('site.account')}</span>
      </h2>
      <ul>
        {accountLinks.map((link) => (
          <SideLink key={link.href} {...link} />
        ))}
        <SideLogin />
      </ul>
    </nav>
  );
}
