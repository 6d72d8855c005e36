import { t } from '@maidan/i18n/text';
import { useLogin } from '@maidan/auth/login/use-login';
import { useSession } from '@maidan/auth/session/use-session';
import { AccountLink } from '@maidan/site/features/account/AccountLink';
import { useUnreadConversations } from '@maidan/site/features/account/use-unread-conversations';
import { Button } from '@maidan/ui/Button';
import { CountBadge } from '@maidan/ui/CountBadge';
import { ChatIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { paths } from '../paths.ts';
import * as styles from './TopBar.css.ts';

export function TopBarAccount() {
  const { openLogin } = useLogin();
  const { signedIn } = useSession();
  const unread = useUnreadConversations();
  if (!signedIn) {
    return (
      <span className={styles.visitor}>
        <Button variant="signal" onClick={() => openLogin()}>
          {t('shell.login')}
        </Button>
      </span>
    );
  }
  return (
    <>
      <Link
        className={styles.icon}
        href={paths.messages()}
        aria-label={unread > 0 ? t('shell.messagesUnread', { unread }) : t('site.messages')}
      >
        <ChatIcon />
        <span className={styles.count}>
          <CountBadge count={unread} label={t('site.unread')} />
        </span>
      </Link>
      <AccountLink className={styles.icon} />
    </>
  );
}
