import type { AnswerState } from '@maidan/contract/desk/forms/forms';
import { DESK_COUNT_MAX } from '@maidan/contract/desk/limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Flag } from '../../../db/value-types.ts';
import type { FormLimitRow } from '../definitions/form-state.service.ts';

export interface DeskFormRow extends FormLimitRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly found: number;
  readonly new_found: number;
  readonly latest_at: number | null;
  readonly seen_until: number;
  readonly is_changed: number | boolean;
  readonly is_template: number;
}

const columns = sql`
  form.id, form.slug, form.title, form.is_draft, form.opens_at, form.closes_at, form.closed_at, form.answers_max,
  form.is_template,
  exists (select 1 from form_drafts as draft where draft.form_id = form.id) as is_changed,
  coalesce(review.seen_until, 0) as seen_until,
  (select count(*) from form_responses as response where response.form_id = form.id) as found,
  (select max(response.created_at) from form_responses as response where response.form_id = form.id) as latest_at,
  (select count(*) from (
    select 1 from form_responses as response
    where response.form_id = form.id and response.created_at > coalesce(review.seen_until, 0)
    limit ${sql.lit(DESK_COUNT_MAX)}) as counted) as new_found`;

const read = (row: DeskFormRow): DeskFormRow => ({
  ...row,
  found: Number(row.found),
  new_found: Number(row.new_found),
});

/** Forms, newest first. @param before the id of the last one shown */
export async function listForms(
  db: Db,
  { before, templates }: { readonly before: number | undefined; readonly templates: boolean },
  limit: number,
): Promise<DeskFormRow[]> {
  const { rows } = await sql<DeskFormRow>`
    select ${columns} from forms as form left join form_reviews as review on review.form_id = form.id
    where ${before === undefined ? sql`1 = 1` : sql`form.id < ${before}`}
    ${templates ? sql`and form.is_template = 1` : sql``}
    order by form.id desc limit ${limit}`.execute(db);
  return rows.map(read);
}

export async function findDeskForm(db: Db, id: number): Promise<DeskFormRow | undefined> {
  const { rows } = await sql<DeskFormRow>`
    select ${columns} from forms as form left join form_reviews as review on review.form_id = form.id
    where form.id = ${id}`.execute(db);
  return rows.map(read)[0];
}

export async function writeTemplate(tx: Tx, id: number, is_template: Flag): Promise<void> {
  await tx.updateTable('forms').set({ is_template }).where('id', '=', id).execute();
}

/** The sender of a response. */
export async function findSender(db: Db, responseId: number) {
  return db
    .selectFrom('form_responses as response')
    .innerJoin('users', 'users.id', 'response.user_id')
    .select(['response.user_id', 'users.phone'])
    .where('response.id', '=', responseId)
    .executeTakeFirst();
}

/** @returns its previous state, and its form; undefined for an unknown response */
export async function changeAnswer(
  tx: Tx,
  responseId: number,
  change: { readonly state: AnswerState; readonly note: string },
) {
  const before = await tx
    .selectFrom('form_responses as response')
    .innerJoin('forms as form', 'form.id', 'response.form_id')
    .select(['response.state', 'form.id as form_id', 'form.title'])
    .where('response.id', '=', responseId)
    .executeTakeFirst();
  if (before) await tx.updateTable('form_responses').set(change).where('id', '=', responseId).execute();
  return before;
}

/** A file of an answer, with its form. */
export async function findAnswerFile(db: Db, name: string) {
  return db
    .selectFrom('form_files as file')
    .innerJoin('form_responses as response', 'response.id', 'file.response_id')
    .innerJoin('forms as form', 'form.id', 'response.form_id')
    .select(['file.name', 'file.original_name', 'file.type', 'form.id as form_id', 'form.title'])
    .where('file.name', '=', name)
    .executeTakeFirst();
}
