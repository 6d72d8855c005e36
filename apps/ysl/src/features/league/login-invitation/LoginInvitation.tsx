import { t } from '@maidan/i18n/text';
import { readCookie } from '@maidan/api-client/core/cookies';
import { useLogin } from '@maidan/auth/login/use-login';
import { useSession } from '@maidan/auth/session/use-session';
import { SESSION_HINT_COOKIE } from '@maidan/contract/core/headers';
import { useEffect } from 'react';
import { rememberInvitation, wasInvited } from './invitation-storage.ts';

/** Milliseconds. */
const INVITE_AFTER = 5000;
/** Milliseconds allowed for taking over a login from the sister site, so that its users are not asked to log in. */
const TAKEOVER_TIME = 3000;

interface LoginInvitationProps {
  /** On a form, the login opens at once. */
  when?: 'after 5 seconds' | 'on arrival';
}

/**
 * Opens the login for a visitor, once per visit. While the visitor is in a field or dialog, it waits for another five
 * seconds.
 */
export function LoginInvitation({ when = 'after 5 seconds' }: LoginInvitationProps) {
  const { signedIn } = useSession();
  const { openLogin } = useLogin();
  const isForm = when === 'on arrival';
  useEffect(() => {
    if (signedIn || wasInvited(isForm)) return;
    let clock: ReturnType<typeof setTimeout>;
    const ask = () => {
      if (isBusy()) {
        clock = setTimeout(ask, INVITE_AFTER);
        return;
      }
      rememberInvitation(isForm);
      openLogin({ message: isForm ? t('league.loginForForm') : t('league.loginToJoin') });
    };
    clock = setTimeout(ask, isForm ? arrivalWait() : INVITE_AFTER);
    return () => clearTimeout(clock);
  }, [signedIn, openLogin, isForm]);
  return null;
}

const arrivalWait = () => (readCookie(SESSION_HINT_COOKIE) === '1' ? TAKEOVER_TIME : 0);

/** The user is typing or choosing, or has a dialog open. */
function isBusy(): boolean {
  const inField = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return inField || document.querySelector('dialog[open], [role="dialog"], :popover-open') !== null;
}
