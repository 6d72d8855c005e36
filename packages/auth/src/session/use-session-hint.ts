import { readCookie } from '@maidan/api-client/core/cookies';
import { SESSION_HINT_COOKIE } from '@maidan/contract/core/headers';
import { useEffect, useEffectEvent } from 'react';
import { classifyHint } from './session-hint.ts';
import type { Session } from './session.ts';

/** Milliseconds: with the answer of the server a logout next door is noticed within a second. */
const LOOK_EVERY = 500;

/**
 * Follows the login on the sister site by its readable cookie: while the page is seen, and at once when it is looked at
 * again. Reading a cookie asks nobody anything.
 */
export function useSessionHint(session: Session, onExchange: () => void, onVerify: () => void): void {
  const exchange = useEffectEvent(onExchange);
  const verify = useEffectEvent(onVerify);
  useEffect(() => {
    let before: boolean | null = null;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const now = readCookie(SESSION_HINT_COOKIE) === '1';
      const action = classifyHint({ before, now, hasToken: session.token() !== null });
      before = now;
      if (action === 'exchange') exchange();
      if (action === 'verify') verify();
    };
    look();
    // A login brings the hint: it must have been seen before it can be missed.
    const stop = session.onTokenChange(look);
    const clock = setInterval(look, LOOK_EVERY);
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      clearInterval(clock);
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [session]);
}
