import { useLogin } from '@maidan/auth/use-login';
import { useMe, useSession } from '@maidan/auth/use-session';
import { Avatar } from '@maidan/ui/Avatar';
import { Button } from '@maidan/ui/Button';
import { ChatIcon } from '@maidan/ui/icons';
import { Link } from '@maidan/ui/links/LinkProvider';
import { paths } from '../paths.ts';
import * as styles from './TopBar.css.ts';

/** Login for a visitor; messages and account for a user (specification, section 2, "Shared layout"). */
export function TopBarAccount() {
  const { openLogin } = useLogin();
  const { signedIn } = useSession();
  const me = useMe();
  if (!signedIn) {
    return (
      <span className={styles.visitor}>
        <Button look="signal" onClick={() => openLogin()}>
          Login
        </Button>
      </span>
    );
  }
  return (
    <>
      <Link className={styles.icon} href={paths.messages()} aria-label="Messages">
        <ChatIcon />
      </Link>
      <Link className={styles.icon} href={paths.myAccount()} aria-label="My Profile">
        <Avatar src={me?.avatar} name={me?.name} size={32} />
      </Link>
    </>
  );
}
