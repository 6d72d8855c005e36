import { brand } from '@maidan/brand/brand';
import { t } from '@maidan/i18n/text';
import { MailFailure } from '../../adapters/mail/send-mail.ts';
import { errors } from '../../http/errors/errors.ts';
import type { AppContext } from '../app-context.ts';
import { findTopicName } from '../topics/topics.store.ts';
import { findUser } from '../users/users.store.ts';
import { emailKey } from '../users/users.service.ts';
import { LINK_DAYS, readToken, writeToken } from './confirmation-link.ts';
import type { PendingSubscription } from './confirmation-link.ts';
import { endLinks } from './end-subscription.service.ts';
import { takeFromMailBudget } from './mail-budget.ts';
import { saveSubscription } from './subscriptions.store.ts';

/**
 * Sends the link that confirms a subscription. Nothing is stored, and an address that is already subscribed gets the
 * same e-mail, so that the reply reveals nothing.
 * @param about the tag's name and the caller's address
 * @throws ApiError 429, 501 without a mail server, 503 when the e-mail cannot be sent
 */
export async function sendConfirmation(
  context: AppContext,
  pending: PendingSubscription,
  { tagName, address }: { tagName: string; address: string },
): Promise<void> {
  const { db, clock, sendMail, log, pepper, settings } = context;
  if (sendMail === null) throw errors.notImplemented(() => t('refused.noMail'));
  const { email } = pending;
  const now = clock();
  await db.transaction().execute((tx) => takeFromMailBudget(tx, { key: pepper, address, email }, now));
  // In the fragment, which reaches no server and no log.
  const link = `${settings.feedOrigin}/confirm-email#${writeToken(pepper, pending, now)}`;
  const end = endLinks(context, pending);
  try {
    await sendMail({
      to: email,
      subject: `Confirm your subscription to ${tagName}`,
      text: `You or someone else entered this address to get news about ${tagName} from ${brand.name}.

Confirm that it is yours:
${link}

The link works for ${LINK_DAYS} days. If it wasn’t you, do nothing: we won’t store this address.

Once you have confirmed, this link unsubscribes you at any time:
${end.page}
`,
      unsubscribe: end.call,
    });
  } catch (error) {
    const { reason, code } = error instanceof MailFailure ? error : { reason: 'unknown', code: null };
    log.error({ reason, code }, 'the mail server refused an e-mail');
    throw errors.unavailable(60, () => t('refused.mailFailed'));
  }
}

/**
 * Stores the subscription of a link. A repeated call changes nothing.
 * @throws ApiError 404 for a link that no longer works
 */
export async function confirmSubscription(context: AppContext, token: string): Promise<void> {
  const pending = readToken(context.pepper, token, context.clock());
  if (pending === null || !(await storeSubscription(context, pending))) {
    throw errors.staleLink(() => t('refused.subscribeAgain'));
  }
}

/** @returns whether its tag and its account still exist; without them nothing is stored */
export async function storeSubscription(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { email, tagId, userId, withPhone }: PendingSubscription,
): Promise<boolean> {
  const user = userId === null ? null : await findUser(db, userId);
  if (user === undefined || !(await findTopicName(db, 'tags', tagId))) return false;
  const phone = withPhone ? (user?.phone ?? null) : null;
  const row = { user_id: userId, email, email_key: emailKey(email), phone, tag_id: tagId, created_at: clock() };
  await saveSubscription(db, row);
  return true;
}
