import { confirmSubscription, endSubscription, subscribeByEmail } from '@maidan/contract/account/subscriptions';
import { t } from '@maidan/i18n/text';
import { isMailbox } from '../../adapters/mail/send-mail.ts';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { sayTo } from '../../http/reply/say-to.ts';
import { requireConsent } from '../consent/require-consent.service.ts';
import { defineModule } from '../module.ts';
import { findTopicName } from '../topics/topics.store.ts';
import { canonicalPhone } from '../users/phone.service.ts';
import { cleanEmail } from '../users/users.service.ts';
import { findUserIdByPhone } from '../users/users.store.ts';
import * as confirmation from './confirm-subscription.service.ts';
import { endByKey, endSubscriptionPage } from './end-subscription.service.ts';

/**
 * The e-mail is required, the phone is only in the longer form. Anyone can type either: the e-mail is stored once a link
 * sent to it is used, the phone only if it is that of the caller's own account.
 */
export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  routes: (context) => [
    route(subscribeByEmail, async ({ body }, { findUser, http }) => {
      const { db, clock, settings } = context;
      const email = cleanEmail(body.email);
      if (!isMailbox(email)) throw errors.invalidEmail();
      const typed = body.phone === undefined ? null : canonicalPhone(body.phone);
      if (body.phone !== undefined && typed === null) throw errors.invalidPhone();
      const tag = await findTopicName(db, 'tags', body.tag);
      if (!tag) throw errors.notFound('tag');
      const userId = (await findUser())?.userId ?? null;
      if (userId !== null) await requireConsent(db, settings, userId, clock());
      const withPhone = typed !== null && userId !== null && (await findUserIdByPhone(db, typed)) === userId;
      const pending = { email, tagId: tag.id, userId, withPhone };
      if (settings.specOnly) {
        // The specification has no call for confirming.
        await confirmation.storeSubscription(context, pending);
        return { message: 'subscribed' };
      }
      await confirmation.sendConfirmation(context, pending, { tagName: tag.name, address: http.get('clientIp') });
      return { message: sayTo(http, () => t('replies.mailSent')) };
    }),

    route(confirmSubscription, async ({ body }, { http }) => {
      await confirmation.confirmSubscription(context, body.token);
      return { message: sayTo(http, () => t('replies.mailConfirmed')) };
    }),

    route(endSubscription, async ({ params }, { http }) => {
      await endByKey(context, params.key);
      return { message: sayTo(http, () => t('replies.mailEnded')) };
    }),
  ],
  pages: (context) => (context.settings.specOnly ? [] : [endSubscriptionPage(context)]),
});
