import type { Db } from '../../db/open-database.ts';
import { toInstant } from '../../runtime/clock.ts';
import type { DueDelivery, SendingWebhook } from './deliveries.store.ts';
import { registrationContent } from './registration-content.store.ts';

/**
 * The body of a webhook, read only when it is sent: the delivery log keeps no answers, and pending deliveries omit
 * withdrawn responses. It contains neither the account's name nor its phone: a form that needs them has to ask for
 * them.
 */
export async function webhookBody(
  db: Db,
  webhook: SendingWebhook,
  delivery: DueDelivery,
  now: number,
): Promise<string> {
  const { form_id: formId, league_id: leagueId } = webhook;
  const data =
    leagueId === null
      ? await formContent(db, formId ?? 0, delivery)
      : await registrationContent(db, leagueId, delivery, now);
  return JSON.stringify({ type: delivery.event, timestamp: toInstant(delivery.created_at), data });
}

async function formContent(db: Db, formId: number, delivery: DueDelivery) {
  const form = await db
    .selectFrom('forms')
    .select(['id', 'slug', 'title'])
    .where('id', '=', formId)
    .executeTakeFirstOrThrow();
  const answer =
    delivery.response_id === null
      ? null
      : { id: delivery.response_id, state: delivery.answer_state, ...(await readAnswer(db, delivery.response_id)) };
  return { form, answer };
}

async function readAnswer(db: Db, id: number) {
  const response = await db.selectFrom('form_responses').select('created_at').where('id', '=', id).executeTakeFirst();
  if (!response) return { sent_at: null, is_removed: true, fields: [] };
  const texts = await db
    .selectFrom('form_answers as answer')
    .innerJoin('form_fields as field', 'field.id', 'answer.field_id')
    .select(['field.id', 'field.name as key', 'field.label', 'field.type', 'answer.answer_text as text'])
    .where('answer.response_id', '=', id)
    .orderBy('field.position')
    .orderBy('field.id')
    .execute();
  const files = await db
    .selectFrom('form_files')
    .select(['field_id', 'original_name as name', 'bytes'])
    .where('response_id', '=', id)
    .execute();
  const filesOf = Map.groupBy(files, ({ field_id }) => field_id);
  return {
    sent_at: toInstant(response.created_at),
    is_removed: false,
    fields: texts.map((field) => ({
      ...field,
      files: (filesOf.get(field.id) ?? []).map(({ name, bytes }) => ({ name, bytes: Number(bytes) })),
    })),
  };
}
