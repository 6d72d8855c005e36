import { t } from '@maidan/i18n/text';
import { optionalPart } from '@maidan/browser/lazy-part';
import { useLogin } from '@maidan/auth/login/use-login';
import { useSession } from '@maidan/auth/session/use-session';
import { Button } from '@maidan/ui/Button';
import { Suspense } from 'react';
import * as css from './Header.css.ts';

// Only a user needs it, and the first page is to stay small.
const HeaderAccount = optionalPart(async () => (await import('./HeaderAccount.tsx')).HeaderAccount);

/** Login for a visitor, the account for a user. */
export function HeaderLogin() {
  const { openLogin } = useLogin();
  const { signedIn } = useSession();
  if (signedIn) {
    return (
      <Suspense fallback={null}>
        <HeaderAccount />
      </Suspense>
    );
  }
  return (
    <span className={css.visitor}>
      <Button variant="signal" onClick={() => openLogin()}>
        {t('league.login')}
      </Button>
    </span>
  );
}
