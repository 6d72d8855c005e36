import { appeal, appealBan, decisions } from '@maidan/contract/account/decisions';
import { t } from '@maidan/i18n/text';
import { route, type Call } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { writtenText } from '../../http/reply/written-text.ts';
import { acceptedLanguage } from '../../http/request/accepted-language.ts';
import { sayTo } from '../../http/reply/say-to.ts';
import { defineModule } from '../module.ts';
import { reserveStorage } from '../users/storage-quota.store.ts';
import { readAppealToken } from './appeal-token.service.ts';
import { listDecisions, sendAppeal } from './appeals.service.ts';
import { findSanction } from './sanctions.store.ts';

const sent = (http: Call['http']) => ({ message: sayTo(http, () => t('replies.appealSent')) });

/** Moderators' decisions about the user, and appeals against them. */
export const decisionsModule = defineModule({
  name: 'decisions',
  routes: ({ db, clock, pepper }) => [
    route(decisions, async (_, { http, user: { userId } }) => {
      const language = acceptedLanguage(http.req.header('accept-language'));
      return { data: await listDecisions(db, { userId, language }, clock()) };
    }),

    route(appeal, { whileSuspended: true }, ({ body }, { http, user: { userId }, once }) =>
      once(async (tx, now) => {
        const { kind, id } = body;
        const text = writtenText('text', body.text);
        await reserveStorage(tx, userId, text);
        await sendAppeal(tx, { subject: { kind, id }, userId, text }, now);
        return sent(http);
      }),
    ),

    route(appealBan, async ({ body }, { http }) => {
      const text = writtenText('text', body.text);
      const now = clock();
      const id = readAppealToken(pepper, body.token, now);
      const ban = id === null ? undefined : await findSanction(db, id);
      if (!ban) throw errors.staleLink(() => t('refused.appealLink'));
      await db.transaction().execute(async (tx) => {
        await sendAppeal(tx, { subject: { kind: 'sanction', id: ban.id }, userId: ban.user_id, text }, now);
      });
      return sent(http);
    }),
  ],
});
