import { returnUrls } from '@maidan/auth/return-url/return-url-storage';
import { redirect, replace } from 'react-router';
import { browserData } from './browser-data.ts';

/** The `handle` of a page for users only: when its session ends while it is open, the login takes its place. */
export const guardedHandle = { guarded: true } as const;

/**
 * The guard of a page for users only, for its `clientLoader`: without a token it leads to the login, which comes back
 * here. Such a page has no `loader`: the server knows no user, and sends the page's `HydrateFallback` to everybody.
 * @throws Response the redirect, when nobody is signed in
 */
export function requireLogin(request: Request, login: string): void {
  if (browserData().session.token() !== null) return;
  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  returnUrls.keep(path, pathname);
  // A page that is open already, or gone back to, would stand before the login in the history and lead to it again.
  throw location.pathname === pathname ? replace(login) : redirect(login);
}
