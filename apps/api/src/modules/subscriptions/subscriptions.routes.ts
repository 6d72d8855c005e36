import { subscribeByEmail } from '@maidan/contract/account/subscriptions';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { findTopicName } from '../topics/topics.store.ts';
import { canonicalPhone } from '../users/phone.service.ts';
import { cleanEmail, emailKey } from '../users/users.service.ts';
import { saveSubscription } from './subscriptions.store.ts';

/** The e-mail is required, the phone is only in the longer form. A repeated request changes nothing. */
export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  routes: ({ db, clock }) => [
    route(subscribeByEmail, async ({ body }) => {
      const email = cleanEmail(body.email);
      if (email === '') throw errors.invalidEmail();
      const phone = body.phone === undefined ? null : canonicalPhone(body.phone);
      if (body.phone !== undefined && phone === null) throw errors.invalidPhone();
      const tag = await findTopicName(db, 'tags', body.tag);
      if (!tag) throw errors.notFound('tag');
      await saveSubscription(db, { email, email_key: emailKey(email), phone, tag_id: tag.id, created_at: clock() });
      return { message: 'subscribed' };
    }),
  ],
  personalData: [
    {
      name: 'email_subscriptions',
      owner: { email_key: 'emailKey', phone: 'phone' },
      order: 'created_at',
      secret: ['email_key'],
    },
  ],
});
