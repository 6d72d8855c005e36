import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';

export async function saveSubscription(db: Db, subscription: Tables['email_subscriptions']): Promise<void> {
  await db
    .insertInto('email_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.columns(['email_key', 'tag_id']).doNothing())
    .execute();
}
