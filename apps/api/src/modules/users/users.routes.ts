import { leagueMe, me } from '@maidan/contract/account/users';
import { route } from '../../http/call.ts';
import type { SignedInCall } from '../../http/call.ts';
import { defineModule } from '../module.ts';
import { readUser } from './users.service.ts';

/** Both services answer the same `me`. */
export const usersModule = defineModule({
  name: 'users',
  routes(context) {
    const self = (_: unknown, { user }: SignedInCall) => readUser(context, user.userId);
    return [route(me, self), route(leagueMe, self)];
  },
  personalData: [
    { name: 'consents', order: 'given_at' },
    { name: 'former_numbers', order: 'left_at' },
    { name: 'account_deletions', order: 'asked_at' },
    { name: 'users', owner: { id: 'userId' }, order: 'id', secret: ['email_key'] },
  ],
});
