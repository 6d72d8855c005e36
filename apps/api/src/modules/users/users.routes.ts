import { leagueMe, me } from '@maidan/contract/account/users';
import { route } from '../../http/call.ts';
import type { SignedInCall } from '../../http/call.ts';
import { defineModule } from '../module.ts';
import { readUser } from './users.service.ts';

/** Both services return the same `me`. */
export const usersModule = defineModule({
  name: 'users',
  routes(context) {
    const self = (_: unknown, { user }: SignedInCall) => readUser(context, user.userId);
    return [route(me, self), route(leagueMe, self)];
  },
});
