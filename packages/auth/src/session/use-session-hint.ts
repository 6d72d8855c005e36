import { readCookie } from '@maidan/api-client/core/cookies';
import { SESSION_HINT_COOKIE } from '@maidan/contract/core/headers';
import { useEffect, useEffectEvent } from 'react';
import { classifyHint } from './session-hint.ts';
import type { Session } from './session.ts';

/** Including the server's reply, a logout on the sister site takes effect within a second. */
const CHECK_EVERY_MS = 500;

/**
 * Follows the session on the sister site through its readable cookie, while the page is visible and at once when it becomes
 * visible again. Reading a cookie costs no request.
 */
export function useSessionHint(session: Session, onExchange: () => void, onVerify: () => void): void {
  const exchange = useEffectEvent(onExchange);
  const verify = useEffectEvent(onVerify);
  useEffect(() => {
    let before: boolean | null = null;
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      const now = readCookie(SESSION_HINT_COOKIE) === '1';
      const action = classifyHint({ before, now, hasToken: session.token() !== null });
      before = now;
      if (action === 'exchange') exchange();
      if (action === 'verify') verify();
    };
    check();
    // A login sets the hint: its arrival must be seen before its loss can be.
    const stop = session.onTokenChange(check);
    const clock = setInterval(check, CHECK_EVERY_MS);
    addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      stop();
      clearInterval(clock);
      removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [session]);
}
