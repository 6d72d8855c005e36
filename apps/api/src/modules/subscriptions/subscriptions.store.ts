import type { Db } from '../../db/open-database.ts';
import type { EmailSubscriptionTable } from '../../db/schema/taking-part-tables.ts';

export async function keepSubscription(db: Db, subscription: EmailSubscriptionTable): Promise<void> {
  await db
    .insertInto('email_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.columns(['email_key', 'tag_id']).doNothing())
    .execute();
}
