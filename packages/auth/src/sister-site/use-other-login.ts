import { readCookie } from '@maidan/api-client/core/cookies';
import { SESSION_USER_COOKIE } from '@maidan/contract/core/headers';
import { useEffect, useState } from 'react';
import { declinedLogin } from './other-login-storage.ts';
import { isOtherLogin } from '../session/session-hint.ts';
import type { Session } from '../session/session.ts';

/** Milliseconds. Reading a cookie asks nobody anything. */
const LOOK_EVERY = 1000;

/** The user id of a login next door that is another person's than this site's, and about which was not asked yet; else null. */
export function useOtherLogin(session: Session): string | null {
  const [other, setOther] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const found = readCookie(SESSION_USER_COOKIE) || null;
      setOther(isOtherLogin(found, session.snapshot(), declinedLogin.get()) ? found : null);
    };
    look();
    const clock = setInterval(look, LOOK_EVERY);
    return () => clearInterval(clock);
  }, [session]);
  return other;
}
