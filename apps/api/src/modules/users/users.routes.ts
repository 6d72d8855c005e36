import { leagueMe, me } from '@maidan/contract/users';
import type { User } from '@maidan/contract/users';
import type { AppParts } from '../../app-parts.ts';
import { ApiError } from '../../http/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route, SignedInCall } from '../../http/call.ts';
import { findUser } from './users.store.ts';

/** Both services answer the same `me` (contract.md, "League service"). */
export function userRoutes({ db, mediaUrl }: AppParts): Route[] {
  const self = async (_: unknown, { user }: SignedInCall): Promise<User> => {
    const row = await findUser(db, user.userId);
    if (!row) throw new ApiError('unauthenticated', 'Please log in to continue.');
    return { ...row, avatar: mediaUrl(row.avatar) };
  };
  return [route(me, self), route(leagueMe, self)];
}
