import type { ApiPage } from '@maidan/contract/operations/pages';
import type { Context } from 'hono';
import type { HttpEnv, SignedIn } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { pageRoute, type Page } from '../../http/mount-pages.ts';
import type { AppContext } from '../app-context.ts';
import { authenticator } from './authenticate.service.ts';

/** A page that needs a login, such as the user's own file; 401 without one. */
export function pageOfUser(
  context: AppContext,
  page: ApiPage,
  send: (c: Context<HttpEnv>, user: SignedIn) => Promise<Response>,
): Page {
  const authenticate = authenticator(context);
  return pageRoute(page, async (c) => {
    const user = await authenticate(c);
    if (!user) throw errors.unauthenticated();
    c.set('userId', user.userId);
    return send(c, user);
  });
}
