import { mutes, setMutes } from '@maidan/contract/feed/mutes';
import { MUTES_MAX } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { lockUser } from '../users/users.store.ts';
import { addMutes, countMutes, listMutes, removeMutes } from './mutes.store.ts';

/** Posts that a reader hid, and people and topics they muted. No one else learns of it. */
export const mutesModule = defineModule({
  name: 'mutes',
  routes: ({ db }) => [
    route(mutes, async (_, { user }) => ({ data: await listMutes(db, user.userId) })),

    route(setMutes, { whileSuspended: true }, ({ body: { entries, muted } }, { user: { userId }, once }) =>
      once(async (tx, now) => {
        await lockUser(tx, userId);
        if (muted) await addMutes(tx, userId, entries, now);
        else await removeMutes(tx, userId, entries);
        if ((await countMutes(tx, userId)) > MUTES_MAX) {
          throw errors.invalidField('entries', () => t('refused.mutedMost', { most: MUTES_MAX }));
        }
        return { data: await listMutes(tx, userId) };
      }),
    ),
  ],
});
