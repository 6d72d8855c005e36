import { useLogin } from '@maidan/auth/use-login';
import { useSession } from '@maidan/auth/use-session';
import { Button } from '@maidan/ui/Button';
import * as css from './Header.css.ts';

/** Login for a visitor, Logout for a user (specification, section 2, "League section"). */
export function HeaderLogin() {
  const { openLogin, logout } = useLogin();
  const { signedIn } = useSession();
  if (signedIn) return <Button onClick={logout}>Logout</Button>;
  return (
    <span className={css.visitor}>
      <Button look="signal" onClick={() => openLogin()}>
        Login
      </Button>
    </span>
  );
}
