import type { DeliveryFailure } from '@maidan/contract/desk/webhooks';
import type { Db, Tx } from '../../db/open-database.ts';

/** In milliseconds; longer than an attempt takes. */
const LEASE = 60_000;

/**
 * Claims the right to send for a webhook: no other process does so meanwhile, so that its deliveries keep their order.
 * @returns undefined for a webhook that is gone or off, or for which another process is sending
 */
export async function takeTurn(db: Db, webhookId: number, lease: string, now: number) {
  return db
    .updateTable('webhooks')
    .set({ lease, leased_until: now + LEASE })
    .where('id', '=', webhookId)
    .where('is_on', '=', 1)
    .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now), eb('lease', '=', lease)]))
    .returning(['id', 'form_id', 'league_id', 'address', 'salt', 'old_salt', 'old_until'])
    .executeTakeFirst();
}

export type SendingWebhook = NonNullable<Awaited<ReturnType<typeof takeTurn>>>;

export async function endTurn(db: Db, webhookId: number, lease: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ lease: null, leased_until: null })
    .where('id', '=', webhookId)
    .where('lease', '=', lease)
    .execute();
}

/** Until when another process is sending for a webhook; null if none is. */
export async function findTurnEnd(db: Db, webhookId: number): Promise<number | null> {
  const found = await db
    .selectFrom('webhooks')
    .select('leased_until')
    .where('id', '=', webhookId)
    .where('is_on', '=', 1)
    .executeTakeFirst();
  return found?.leased_until ?? null;
}

/** The next delivery, even if it is not due yet: the others wait behind it. */
export async function findNextDelivery(db: Db, webhookId: number) {
  return db
    .selectFrom('webhook_deliveries')
    .select(['id', 'event', 'created_at', 'queued_at', 'run_at', 'attempts'])
    .select(['response_id', 'answer_state', 'group_id', 'former_group_id', 'person_id'])
    .where('webhook_id', '=', webhookId)
    .where('delivered_at', 'is', null)
    .where('given_up_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export type DueDelivery = NonNullable<Awaited<ReturnType<typeof findNextDelivery>>>;

interface Attempt {
  readonly status: number | null;
  readonly failure: DeliveryFailure | null;
  readonly delivered_at?: number;
  readonly given_up_at?: number;
  readonly run_at?: number;
}

/** The outcome of an attempt. */
export async function recordAttempt(db: Db, { id, attempts }: DueDelivery, attempt: Attempt): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ...attempt, attempts: attempts + 1 })
    .where('id', '=', id)
    .execute();
}

/** Newest first. @param before the id of the last one shown */
export async function listDeliveries(db: Db, webhookId: number, before: number | undefined, limit: number) {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** @param id of one finished delivery; without it all that were given up @returns how many are sent again */
export async function requeue(tx: Tx, webhookId: number, id: number | undefined, now: number): Promise<number> {
  const fresh = { queued_at: now, run_at: now, attempts: 0, delivered_at: null, given_up_at: null };
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set(fresh)
    .where('webhook_id', '=', webhookId)
    .$if(id === undefined, (query) => query.where('given_up_at', 'is not', null))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
