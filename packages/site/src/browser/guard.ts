import { returnUrls } from '@maidan/auth/return-url/return-url-storage';
import { redirect, replace } from 'react-router';
import { browserData } from './browser-data.ts';

/**
 * For the `clientLoader` of pages that need a login: without a token, it redirects to the login, which returns here.
 * @throws Response the redirect
 */
export function requireLogin(request: Request, login: string): void {
  if (browserData().session.token() !== null) return;
  const { pathname, search } = new URL(request.url);
  const path = `${pathname}${search}`;
  returnUrls.keep(path, pathname);
  // A page that is already open, or was reached by Back, would precede the login in the history and lead to it again.
  throw location.pathname === pathname ? replace(login) : redirect(login);
}
