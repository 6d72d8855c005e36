import { saved, setSaved } from '@maidan/contract/feed/saved';
import { SAVED_MAX } from '@maidan/contract/rules/limits';
import { t } from '@maidan/i18n/text';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { lockUser } from '../users/users.store.ts';
import { addSaved, listSaved, removeSaved } from './saved.store.ts';

/** Posts and matches that a reader keeps for later. No one else learns of it. */
export const savedModule = defineModule({
  name: 'saved',
  routes: ({ db }) => [
    route(saved, async (_, { user }) => ({ data: await listSaved(db, user.userId) })),

    route(setSaved, { whileSuspended: true }, ({ body: { entries, saved: isSaved } }, { user: { userId }, once }) =>
      once(async (tx, now) => {
        await lockUser(tx, userId);
        if (isSaved) await addSaved(tx, userId, entries, now);
        else await removeSaved(tx, userId, entries);
        const data = await listSaved(tx, userId);
        if (data.length > SAVED_MAX) {
          throw errors.invalidField('entries', () => t('refused.savedMost', { most: SAVED_MAX }));
        }
        return { data };
      }),
    ),
  ],
});
