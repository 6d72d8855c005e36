import { endSubscription } from '@maidan/contract/account/subscriptions';
import { pages } from '@maidan/contract/operations/pages';
import { t } from '@maidan/i18n/text';
import { errors } from '../../http/errors/errors.ts';
import { pageRoute, type Page } from '../../http/mount-pages.ts';
import { addressOf } from '../../http/mount-routes.ts';
import type { AppContext } from '../app-context.ts';
import { emailKey } from '../users/users.service.ts';
import { openValues, sealValues } from './sealed-values.ts';
import { deleteSubscriptions } from './subscriptions.store.ts';

const PURPOSE = 'end of a subscription';

/** The addresses that end a subscription to a tag: one for people, one for a POST by their mail program. */
export interface EndLinks {
  readonly page: string;
  readonly call: string;
}

/** In the fragment, so that the key reaches no server and no log. */
const endPage = (feedOrigin: string, key: string): string => `${feedOrigin}/unsubscribe#${key}`;

/** Programs without one-click support open the call's address, which leads to the page. */
export const endSubscriptionPage = ({ settings: { feedOrigin } }: Pick<AppContext, 'settings'>): Page =>
  pageRoute(pages.endSubscriptionPage, async (c) => c.redirect(endPage(feedOrigin, c.req.param('key') ?? ''), 303));

/** The links work as long as the server's secret stays the same, however old the e-mail is. */
export function endLinks(
  { pepper, settings: { feedOrigin } }: Pick<AppContext, 'pepper' | 'settings'>,
  { email, tagId }: { email: string; tagId: number },
): EndLinks {
  const key = sealValues(pepper, PURPOSE, [emailKey(email), tagId]);
  return {
    page: endPage(feedOrigin, key),
    call: feedOrigin + addressOf(endSubscription, { key }),
  };
}

/**
 * Deletes an address's subscriptions, whether made as a visitor or with an account. A repeated call changes nothing.
 * @throws ApiError 404 for a link that we did not issue
 */
export async function endByKey({ db, pepper }: Pick<AppContext, 'db' | 'pepper'>, key: string): Promise<void> {
  const values = openValues<[string, number]>(pepper, PURPOSE, key);
  if (values === null) throw errors.staleLink(() => t('refused.notOurLink'));
  await deleteSubscriptions(db, ...values);
}
