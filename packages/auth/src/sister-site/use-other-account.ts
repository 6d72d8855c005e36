import { readCookie } from '@maidan/api-client/core/cookies';
import { SESSION_USER_COOKIE } from '@maidan/contract/core/headers';
import { useEffect, useState } from 'react';
import { declinedAccount } from './declined-account.ts';
import { isOtherAccount } from '../session/session-hint.ts';
import type { Session } from '../session/session.ts';

/** Reading a cookie costs no request. */
const CHECK_EVERY_MS = 1000;

/** The id of the sister site's user, if it differs from this site's and the person has not declined to switch. */
export function useOtherAccount(session: Session): string | null {
  const [other, setOther] = useState<string | null>(null);
  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      const found = readCookie(SESSION_USER_COOKIE) || null;
      setOther(isOtherAccount(found, session.snapshot(), declinedAccount.get()) ? found : null);
    };
    check();
    const clock = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(clock);
  }, [session]);
  return other;
}
