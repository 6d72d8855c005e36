import { useLogin } from '@maidan/auth/use-login';
import { useSession } from '@maidan/auth/use-session';
import { useEffect } from 'react';
import { rememberInvitation, wasInvited } from './invitation-storage.ts';

/** Milliseconds (specification, section 9). */
const INVITE_AFTER = 5000;

/**
 * Opens the login by itself for a visitor (specification, section 6): once a visit, and never over something the
 * reader is in the middle of; then it waits as long again.
 */
export function LoginInvitation() {
  const { signedIn } = useSession();
  const { openLogin } = useLogin();
  useEffect(() => {
    if (signedIn || wasInvited()) return;
    const clock = setInterval(() => {
      if (isBusy()) return;
      clearInterval(clock);
      rememberInvitation();
      openLogin();
    }, INVITE_AFTER);
    return () => clearInterval(clock);
  }, [signedIn, openLogin]);
  return null;
}

/** Somebody types or picks, or has a dialog open. */
function isBusy(): boolean {
  const inField = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return inField || document.querySelector('dialog[open], [role="dialog"]') !== null;
}
