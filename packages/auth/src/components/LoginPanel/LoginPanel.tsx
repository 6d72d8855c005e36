import { t } from '@maidan/i18n/text';
import { useEffect, useRef } from 'react';
import { useAuthContext } from '../../session/auth-context.ts';
import { LoginForm } from '../LoginForm/LoginForm.tsx';
import * as css from './LoginPanel.css.ts';

/**
 * The same login as a page: /login, to which the guard redirects. After the login, it goes to the stored return URL or
 * home. The page provides only the frame.
 */
export function LoginPanel() {
  const { auth, links } = useAuthContext();
  const panel = useRef<HTMLElement>(null);

  // While it is mounted, opening the login moves the focus to its first field instead.
  useEffect(
    () => auth.loginDialog.formOnPage(() => panel.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()),
    [auth],
  );
  useEffect(() => {
    if (auth.session.token() !== null) auth.leaveLoginPage();
  }, [auth]);

  return (
    <section ref={panel} className={css.panel} aria-labelledby="login-title">
      <h1 id="login-title" className={css.title}>
        {t('auth.oneClick')}
      </h1>
      <LoginForm
        headingLevel={2}
        reopens={false}
        terms={links}
        sendOtp={auth.sendOtp}
        verify={auth.verify}
        pendingLogin={auth.pendingLogin}
        onSignedIn={auth.completeLogin}
        onEmptyReply={auth.emptyReply}
      />
    </section>
  );
}

const FIRST_FIELD = 'input:not([type="hidden"])';
