import { leagueMe, me } from '@maidan/contract/account/users';
import type { User } from '@maidan/contract/account/users';
import type { AppContext } from '../app-context.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route, SignedInCall } from '../../http/call.ts';
import { findUser } from './users.store.ts';

/** Both services answer the same `me`. */
export function userRoutes(parts: AppContext): Route[] {
  const self = (_: unknown, { user }: SignedInCall) => readUser(parts, user.userId);
  return [route(me, self), route(leagueMe, self)];
}

/**
 * What a person sees of themselves.
 * @throws ApiError 401 when the account is gone
 */
export async function readUser({ db, mediaUrl }: AppContext, userId: number): Promise<User> {
  const row = await findUser(db, userId);
  if (!row) throw new ApiError('unauthenticated', 'Please log in to continue.');
  return { ...row, avatar: mediaUrl(row.avatar) };
}
