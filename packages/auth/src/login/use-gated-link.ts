import type { MouseEvent } from 'react';
import { useLogin } from './use-login.ts';
import { useSession } from '../session/use-session.ts';

/**
 * What a press on a link does that wants a login first: a user follows it; a visitor gets the login, and the link opens after it
 * (specification, section 6).
 */
export function useGatedLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { openLogin } = useLogin();
  const { signedIn } = useSession();
  return (event) => {
    if (signedIn) return;
    event.preventDefault();
    openLogin({ returnTo: event.currentTarget.href });
  };
}
