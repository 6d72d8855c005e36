import { useLogin } from '@maidan/auth/login/use-login';
import { useSession } from '@maidan/auth/session/use-session';
import { Button } from '@maidan/ui/Button';
import { LogOutIcon, UserIcon } from '@maidan/ui/icons';
import { Menu } from '@maidan/ui/Menu';
import * as css from './Header.css.ts';

/** Login for a visitor; Logout for a user, in a dropdown on small screens. */
export function HeaderLogin() {
  const { openLogin, logout } = useLogin();
  const { signedIn } = useSession();
  if (signedIn) {
    return (
      <>
        <span className={css.wide}>
          <Button onClick={logout}>Logout</Button>
        </span>
        <span className={css.narrow}>
          <Menu
            label="Logout menu"
            icon={<UserIcon />}
            iconOnly
            items={[{ key: 'logout', label: 'Logout', icon: <LogOutIcon size={20} />, onSelect: logout }]}
          />
        </span>
      </>
    );
  }
  return (
    <span className={css.visitor}>
      <Button variant="signal" onClick={() => openLogin()}>
        Login
      </Button>
    </span>
  );
}
