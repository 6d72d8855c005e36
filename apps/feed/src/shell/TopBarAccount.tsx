import { useLogin } from '@maidan/auth/login/use-login';
import { useMe, useSession } from '@maidan/auth/session/use-session';
import { Avatar } from '@maidan/ui/Avatar';
import { Button } from '@maidan/ui/Button';
import { CountBadge } from '@maidan/ui/CountBadge';
import { ChatIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { paths } from '../paths.ts';
import { useUnreadConversations } from './unread/use-unread.ts';
import * as styles from './TopBar.css.ts';

export function TopBarAccount() {
  const { openLogin } = useLogin();
  const { signedIn } = useSession();
  const me = useMe();
  const unread = useUnreadConversations();
  if (!signedIn) {
    return (
      <span className={styles.visitor}>
        <Button variant="signal" onClick={() => openLogin()}>
          Login
        </Button>
      </span>
    );
  }
  return (
    <>
      <Link
        className={styles.icon}
        href={paths.messages()}
        aria-label={unread > 0 ? `Messages, ${unread} unread` : 'Messages'}
      >
        <ChatIcon />
        <span className={styles.count}>
          <CountBadge count={unread} label="unread" />
        </span>
      </Link>
      <Link className={styles.icon} href={paths.myAccount()} aria-label="My Profile">
        <Avatar src={me?.avatar} name={me?.name} size={32} />
      </Link>
    </>
  );
}
