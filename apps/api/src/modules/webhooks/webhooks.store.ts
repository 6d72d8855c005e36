import { randomBytes } from 'node:crypto';
import type { ChosenEvent } from '@maidan/contract/desk/webhooks';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Flag } from '../../db/value-types.ts';
import { DAY } from '../../runtime/clock.ts';

/** How long a replaced secret still signs. */
const OLD_SECRET_LIFE = DAY;

const newSalt = (): string => randomBytes(16).toString('base64url');

/** The owner of webhooks: a form, or a league. */
export interface WebhookOwner {
  readonly of: 'form_id' | 'league_id';
  readonly id: number;
}

/** With the number of pending deliveries. */
export async function listWebhooks(db: Db, owner: WebhookOwner) {
  const rows = await db
    .selectFrom('webhooks as hook')
    .select(['hook.id', 'hook.address', 'hook.events', 'hook.is_on'])
    .select((select) =>
      select
        .selectFrom('webhook_deliveries as delivery')
        .whereRef('delivery.webhook_id', '=', 'hook.id')
        .where('delivery.delivered_at', 'is', null)
        .where('delivery.given_up_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('found'))
        .as('waiting'),
    )
    .where(`hook.${owner.of}`, '=', owner.id)
    .orderBy('hook.id')
    .execute();
  return rows.map(({ events, ...row }) => ({ ...row, events: readEvents(events), waiting: Number(row.waiting) }));
}

const readEvents = (events: string) => events.split(' ') as ChosenEvent[];

/** With its form or league. */
export async function findWebhook(db: Db, id: number) {
  return db
    .selectFrom('webhooks as hook')
    .leftJoin('forms as form', 'form.id', 'hook.form_id')
    .leftJoin('leagues as league', 'league.id', 'hook.league_id')
    .select(['hook.id', 'hook.address', 'hook.events', 'hook.is_on', 'hook.salt', 'hook.form_id', 'hook.league_id'])
    .select(['form.title as form_title', 'league.name as league_name'])
    .where('hook.id', '=', id)
    .executeTakeFirst();
}

export interface WebhookSettings {
  readonly address: string;
  readonly events: readonly ChosenEvent[];
}

/** @returns its id and the salt of its secret */
export async function addWebhookRow(tx: Tx, owner: WebhookOwner, { address, events }: WebhookSettings, now: number) {
  return tx
    .insertInto('webhooks')
    .values({ [owner.of]: owner.id, address, events: events.join(' '), salt: newSalt(), created_at: now })
    .returning(['id', 'salt'])
    .executeTakeFirstOrThrow();
}

export async function changeWebhookRow(
  tx: Tx,
  id: number,
  { address, events, is_on }: WebhookSettings & { readonly is_on: Flag },
): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set({ address, events: events.join(' '), is_on })
    .where('id', '=', id)
    .execute();
}

/** The former secret keeps signing for a while. @returns the new salt */
export async function replaceSalt(tx: Tx, id: number, old: string, now: number): Promise<string> {
  const salt = newSalt();
  await tx
    .updateTable('webhooks')
    .set({ salt, old_salt: old, old_until: now + OLD_SECRET_LIFE })
    .where('id', '=', id)
    .execute();
  return salt;
}

export async function removeWebhookRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Deliveries are added under this lock, so that they are sent in the order of their ids. */
export async function lockWebhook(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('webhooks')
    .set(({ ref }) => ({ salt: ref('salt') }))
    .where('id', '=', id)
    .execute();
}

/** Waits for others who are adding a webhook to a league. */
export async function lockLeague(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('leagues')
    .set(({ ref }) => ({ slug: ref('slug') }))
    .where('id', '=', id)
    .execute();
}
