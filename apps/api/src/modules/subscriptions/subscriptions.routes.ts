import { subscribeByEmail } from '@maidan/contract/account/subscriptions';
import type { AppContext } from '../app-context.ts';
import { invalidField, notFound } from '../../http/errors/api-error.ts';
import { route } from '../../http/call.ts';
import type { Route } from '../../http/call.ts';
import { emailKey } from '../login/new-user.ts';
import { canonicalPhone } from '../users/phone.service.ts';
import { findTopicName } from '../topics/topics.store.ts';
import { keepSubscription } from './subscriptions.store.ts';

/** E-mail required, the phone only in the longer form. Asking twice changes nothing. */
export function subscriptionRoutes({ db, clock }: AppContext): Route[] {
  return [
    route(subscribeByEmail, async ({ body }) => {
      const email = body.email.trim();
      if (!/^\S+@\S+$/.test(email)) throw invalidField('email', 'This does not look like an e-mail address.');
      const phone = body.phone === undefined ? null : canonicalPhone(body.phone);
      if (body.phone !== undefined && phone === null) {
        throw invalidField('phone', 'Please enter a mobile number of 10 digits.');
      }
      const tag = await findTopicName(db, 'tags', body.tag);
      if (!tag) throw notFound('This tag');
      await keepSubscription(db, { email, email_key: emailKey(email), phone, tag_id: tag.id, created_at: clock() });
      return { message: 'subscribed' };
    }),
  ];
}
