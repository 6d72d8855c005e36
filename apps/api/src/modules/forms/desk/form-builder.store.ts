import { randomBytes } from 'node:crypto';
import { PAGE } from '@maidan/contract/rules/form-conditions';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Flag, Time } from '../../../db/value-types.ts';
import { errors } from '../../../http/errors/errors.ts';
import { readBuiltSettings } from '../definitions/field-settings.service.ts';
import { parseStored, type StoredForm } from './stored-form.ts';

const VERSIONS_SHOWN = 30;

/** When and how people may respond. */
const ruleColumns = [
  'opens_at',
  'closes_at',
  'closed_at',
  'answers_max',
  'one_each',
  'can_withdraw',
  'can_edit',
  'has_waiting_list',
  'answers_kept_days',
] as const;

/** A new form, under a slug that nothing links to. */
export async function addForm(tx: Tx, title: string): Promise<number> {
  const slug = `draft-${randomBytes(8).toString('hex')}`;
  const { id } = await tx
    .insertInto('forms')
    .values({ slug, title, description: '', image: null, theme: null, is_draft: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Locks the form for a change: when two people change it at once, the second waits here.
 * @throws ApiError 404, or 409 when someone else has changed it since
 */
export async function takeForm(tx: Tx, id: number, revision?: number) {
  const form = await tx
    .updateTable('forms')
    .set((update) => ({ revision: update('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'slug', 'title', 'is_draft', 'revision'])
    .returning(ruleColumns)
    .executeTakeFirst();
  if (!form) throw errors.notFound('form');
  if (revision !== undefined && form.revision !== revision + 1) throw errors.conflict('form_changed');
  return form;
}

/** @returns whether this created the draft */
export async function saveDraft(
  tx: Tx,
  formId: number,
  { content, staffId }: { readonly content: StoredForm; readonly staffId: number },
  now: number,
): Promise<boolean> {
  const row = { content: JSON.stringify(content), changed_at: now, staff_id: staffId };
  const changed = await tx.updateTable('form_drafts').set(row).where('form_id', '=', formId).executeTakeFirst();
  const isNew = changed.numUpdatedRows === 0n;
  if (isNew)
    await tx
      .insertInto('form_drafts')
      .values({ form_id: formId, ...row })
      .execute();
  const images = [content.image, ...content.fields.map(({ image }) => image)].filter((image) => image !== null);
  for (const stored of new Set(images)) {
    await tx
      .insertInto('form_images')
      .values({ form_id: formId, stored })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return isNew;
}

/** Lists show an unpublished form under the title of its draft. */
export async function renameForm(tx: Tx, formId: number, title: string): Promise<void> {
  await tx.updateTable('forms').set({ title }).where('id', '=', formId).execute();
}

export async function removeDraft(tx: Tx, formId: number): Promise<void> {
  await tx.deleteFrom('form_drafts').where('form_id', '=', formId).execute();
}

export async function findDraft(db: Db, formId: number) {
  const row = await db
    .selectFrom('form_drafts as draft')
    .leftJoin('staff', 'staff.id', 'draft.staff_id')
    .select(['draft.content', 'draft.changed_at', 'staff.name as staff_name'])
    .where('draft.form_id', '=', formId)
    .executeTakeFirst();
  return row && { ...row, content: parseStored(row.content) };
}

/** A form as stored, including its removed fields. */
export async function findBuiltForm(db: Db, formId: number) {
  const form = await db
    .selectFrom('forms')
    .select(['title', 'description', 'image', 'theme', 'revision', 'is_draft'])
    .select(ruleColumns)
    .where('id', '=', formId)
    .executeTakeFirst();
  if (!form) return undefined;
  const fields = await db
    .selectFrom('form_fields as field')
    .selectAll('field')
    .select((select) =>
      select
        .selectFrom('form_answers as answer')
        .whereRef('answer.field_id', '=', 'field.id')
        .where('field.is_shown', '=', 0)
        .select(({ fn }) => fn.countAll<number>().as('found'))
        .as('answers'),
    )
    .where('field.form_id', '=', formId)
    .orderBy('field.position')
    .orderBy('field.id')
    .execute();
  const options = await db
    .selectFrom('form_field_options as option')
    .innerJoin('form_fields as field', 'field.id', 'option.field_id')
    .select(['option.field_id', 'option.option_text'])
    .where('field.form_id', '=', formId)
    .orderBy('option.field_id')
    .orderBy('option.position')
    .execute();
  const optionsOf = Map.groupBy(options, ({ field_id }) => field_id);
  const built = fields.map((field) => ({
    isAsked: field.is_shown === 1,
    answers: Number(field.answers ?? 0),
    field: {
      key: field.name,
      label: field.label,
      ...readBuiltSettings(field),
      is_required: field.is_required === 1,
      options: (optionsOf.get(field.id) ?? []).map(({ option_text }) => option_text),
      image: field.image_url,
      subtext: field.subtext ?? '',
      shown_if: field.shown_if === null ? null : (JSON.parse(field.shown_if) as StoredForm['fields'][0]['shown_if']),
      required_if:
        field.required_if === null ? null : (JSON.parse(field.required_if) as StoredForm['fields'][0]['shown_if']),
    },
  }));
  const { title, description, image, theme, ...rest } = form;
  const asked = built.filter(({ isAsked }) => isAsked).map(({ field }) => field);
  const content: StoredForm = { title, description, image, theme: theme ?? '', fields: asked };
  return { ...rest, content, retired: built.filter(({ isAsked, field }) => !isAsked && field.type !== PAGE) };
}

export async function listVersions(db: Db, formId: number) {
  const rows = await db
    .selectFrom('form_versions as version')
    .leftJoin('staff', 'staff.id', 'version.staff_id')
    .select(['version.number', 'version.published_at', 'version.content', 'staff.name as staff_name'])
    .where('version.form_id', '=', formId)
    .orderBy('version.number', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute();
  return rows.map((row) => ({ ...row, content: parseStored(row.content) }));
}

export async function findVersion(db: Db, formId: number, number: number): Promise<StoredForm | undefined> {
  const row = await db
    .selectFrom('form_versions')
    .select('content')
    .where('form_id', '=', formId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && parseStored(row.content);
}

/** @returns the number of the version */
export async function addVersion(
  tx: Tx,
  formId: number,
  { content, staffId }: { readonly content: StoredForm; readonly staffId: number | null },
  now: number,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into form_versions (form_id, number, content, published_at, staff_id)
    select ${sql.lit(formId)}, coalesce(max(number), 0) + 1, ${JSON.stringify(content)}, ${sql.lit(now)}, ${sql.lit(staffId)}
    from form_versions where form_id = ${formId} returning number`.execute(tx);
  return Number(rows[0]?.number);
}

/** Sets the first of these slugs that is free. */
export async function claimFormSlug(tx: Tx, formId: number, slugs: Iterable<string>): Promise<void> {
  for (const slug of slugs) {
    const taken = await tx.selectFrom('forms').select('id').where('slug', '=', slug).executeTakeFirst();
    if (taken) continue;
    await tx.updateTable('forms').set({ slug }).where('id', '=', formId).execute();
    return;
  }
}

export interface LimitColumns {
  readonly opens_at: Time | null;
  readonly closes_at: Time | null;
  readonly closed_at: Time | null;
  readonly answers_max: number | null;
  readonly one_each: Flag;
  readonly can_withdraw: Flag;
  readonly can_edit: Flag;
  readonly has_waiting_list: Flag;
  readonly answers_kept_days: number | null;
}

interface FormColumns {
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly theme: string | null;
}

/** Publishes it: everyone sees it from now on. */
export async function writeForm(tx: Tx, formId: number, columns: FormColumns): Promise<void> {
  await tx
    .updateTable('forms')
    .set({ ...columns, is_draft: 0 })
    .where('id', '=', formId)
    .execute();
}

export async function writeLimits(tx: Tx, formId: number, limits: LimitColumns): Promise<void> {
  await tx.updateTable('forms').set(limits).where('id', '=', formId).execute();
}

/** The ids of a form's current fields, by their keys. */
export async function listFieldKeys(db: Db, formId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('form_fields')
    .select(['id', 'name'])
    .where('form_id', '=', formId)
    .where('is_shown', '=', 1)
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}
