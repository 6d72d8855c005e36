import { subscribeByEmail } from '@maidan/contract/account/subscriptions';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { requireConsent } from '../consent/require-consent.service.ts';
import { defineModule } from '../module.ts';
import { findTopicName } from '../topics/topics.store.ts';
import { canonicalPhone } from '../users/phone.service.ts';
import { cleanEmail, emailKey } from '../users/users.service.ts';
import { findUserIdByPhone } from '../users/users.store.ts';
import { saveSubscription } from './subscriptions.store.ts';

/**
 * The e-mail is required, the phone is only in the longer form. Anyone can type a number, so only that of the caller's own
 * account is stored. A repeated request changes nothing.
 */
export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  routes: ({ db, clock, settings }) => [
    route(subscribeByEmail, async ({ body }, { findUser }) => {
      const email = cleanEmail(body.email);
      if (email === '') throw errors.invalidEmail();
      const typed = body.phone === undefined ? null : canonicalPhone(body.phone);
      if (body.phone !== undefined && typed === null) throw errors.invalidPhone();
      const tag = await findTopicName(db, 'tags', body.tag);
      if (!tag) throw errors.notFound('tag');
      const userId = (await findUser())?.userId ?? null;
      if (userId !== null) await requireConsent(db, settings, userId, clock());
      const isOwn = typed !== null && userId !== null && (await findUserIdByPhone(db, typed)) === userId;
      const phone = isOwn ? typed : null;
      const row = { user_id: userId, email, email_key: emailKey(email), phone, tag_id: tag.id, created_at: clock() };
      await saveSubscription(db, row);
      return { message: 'subscribed' };
    }),
  ],
  personalData: [{ name: 'email_subscriptions', order: 'id', secret: ['email_key'] }],
});
