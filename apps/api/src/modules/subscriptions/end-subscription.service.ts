import { endSubscription } from '@maidan/contract/account/subscriptions';
import { t } from '@maidan/i18n/text';
import { errors } from '../../http/errors/errors.ts';
import { pathOf } from '../../http/mount-routes.ts';
import type { AppContext } from '../app-context.ts';
import { emailKey } from '../users/users.service.ts';
import { readSigned, writeSigned } from './signed-values.ts';
import { deleteSubscriptions } from './subscriptions.store.ts';

const PURPOSE = 'end of a subscription';

/** Where an address ends its subscription to a tag: for people, and for a POST of their mail program. */
export interface EndLinks {
  readonly page: string;
  readonly call: string;
}

/** The links stay the same, so those in an old e-mail still work. */
export function endLinks(
  { pepper, settings: { feedOrigin } }: Pick<AppContext, 'pepper' | 'settings'>,
  { email, tagId }: { email: string; tagId: number },
): EndLinks {
  const key = writeSigned(pepper, PURPOSE, [emailKey(email), tagId]);
  return {
    // After the # it reaches no server and no log.
    page: `${feedOrigin}/unsubscribe#${key}`,
    call: feedOrigin + pathOf(endSubscription).replace(':key', key),
  };
}

/**
 * Deletes what an address subscribed to, as a visitor or with an account. A repetition changes nothing.
 * @throws ApiError 404 for a link that we did not write
 */
export async function endByKey({ db, pepper }: Pick<AppContext, 'db' | 'pepper'>, key: string): Promise<void> {
  const values = readSigned<[string, number]>(pepper, PURPOSE, key);
  if (values === null) throw errors.staleLink(() => t('refused.notOurLink'));
  await deleteSubscriptions(db, ...values);
}
