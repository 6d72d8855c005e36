import { appeal, appealBan, decisions } from '@maidan/contract/account/decisions';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { writtenText } from '../../http/reply/written-text.ts';
import { defineModule } from '../module.ts';
import { reserveStorage } from '../users/storage-quota.store.ts';
import { readAppealToken } from './appeal-token.service.ts';
import { listDecisions, sendAppeal } from './appeals.service.ts';
import { findSanction } from './sanctions.store.ts';

const SENT = { message: 'Your appeal is sent. Another moderator will answer it.' };

/** What moderators decided about the user, and appeals against it. */
export const decisionsModule = defineModule({
  name: 'decisions',
  routes: ({ db, clock, pepper }) => [
    route(decisions, async (_, { user }) => ({ data: await listDecisions(db, user.userId, clock()) })),

    route(appeal, { whileSuspended: true }, ({ body }, { user: { userId }, once }) =>
      once(async (tx, now) => {
        const { kind, id } = body;
        const text = writtenText('text', body.text);
        await reserveStorage(tx, userId, text);
        await sendAppeal(tx, { subject: { kind, id }, userId, text }, now);
        return SENT;
      }),
    ),

    route(appealBan, async ({ body }) => {
      const text = writtenText('text', body.text);
      const now = clock();
      const id = readAppealToken(pepper, body.token, now);
      const ban = id === null ? undefined : await findSanction(db, id);
      if (!ban) throw errors.staleLink('This link has expired. Please log in again to get a new one.');
      await db.transaction().execute(async (tx) => {
        await sendAppeal(tx, { subject: { kind: 'sanction', id: ban.id }, userId: ban.user_id, text }, now);
      });
      return SENT;
    }),
  ],
  personalData: [
    { name: 'appeals', order: 'id' },
    { name: 'sanctions', order: 'id', secret: ['staff_id'] },
  ],
});
