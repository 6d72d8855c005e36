import { sql, type Insertable } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';

export async function saveSubscription(db: Db, subscription: Insertable<Tables['email_subscriptions']>): Promise<void> {
  await db
    .insertInto('email_subscriptions')
    .values(subscription)
    // The only possible duplicate is the subscriber's own, who is confirming it again.
    .onConflict((conflict) =>
      conflict
        .expression(sql`email_key, tag_id, coalesce(user_id, 0)`)
        .doUpdateSet({ created_at: subscription.created_at }),
    )
    .execute();
}

export async function deleteSubscriptions(db: Db, emailKey: string, tagId: number): Promise<void> {
  await db.deleteFrom('email_subscriptions').where('email_key', '=', emailKey).where('tag_id', '=', tagId).execute();
}
