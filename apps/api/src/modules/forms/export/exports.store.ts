import type { Id } from '@maidan/contract/core/wire';
import type { Db } from '../../../db/open-database.ts';

const BATCH = 200;

export async function findFormToExport(db: Db, key: Id) {
  const form = await db
    .selectFrom('forms')
    .select(['id', 'slug', 'title'])
    .where(typeof key === 'number' ? 'id' : 'slug', '=', key)
    .executeTakeFirst();
  if (!form) return undefined;
  const fields = await db
    .selectFrom('form_fields')
    .select(['id', 'label', 'is_shown'])
    .where('form_id', '=', form.id)
    .where('type', '!=', 'image')
    // Fields that the form no longer shows come last.
    .orderBy('is_shown', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { ...form, fields };
}

/** Responses with their senders, oldest first, read in batches. */
export async function* eachResponse(db: Db, formId: number) {
  let last = { created_at: -1, id: 0 };
  for (;;) {
    const { created_at, id } = last;
    const rows = await db
      .selectFrom('form_responses as response')
      .innerJoin('users', 'users.id', 'response.user_id')
      .leftJoin('guardian_consents as guardian', (join) =>
        join
          .onRef('guardian.user_id', '=', 'users.id')
          .on('guardian.given_at', 'is not', null)
          .on('guardian.ended_at', 'is', null),
      )
      .select(['response.id', 'response.created_at', 'users.name', 'users.phone', 'users.email'])
      .select(['guardian.guardian_name', 'guardian.phone as guardian_phone'])
      .where('response.form_id', '=', formId)
      .where((where) =>
        where.or([
          where('response.created_at', '>', created_at),
          where.and([where('response.created_at', '=', created_at), where('response.id', '>', id)]),
        ]),
      )
      .orderBy('response.created_at')
      .orderBy('response.id')
      .limit(BATCH)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end;
  }
}

export async function answersOf(db: Db, responseId: number) {
  const answers = db
    .selectFrom('form_answers')
    .select(['field_id', 'answer_text'])
    .where('response_id', '=', responseId);
  const files = db
    .selectFrom('form_files')
    .select(['name', 'field_id', 'original_name'])
    .where('response_id', '=', responseId)
    .orderBy('field_id');
  return { answers: await answers.execute(), files: await files.execute() };
}

/** Entries with their people, by heading, group and time, read in batches. */
export async function* eachEntry(db: Db, registrationId: number) {
  const groups = await db
    .selectFrom('registration_groups as team')
    .innerJoin('registration_sports as sport', 'sport.id', 'team.sport_id')
    .select(['team.id', 'team.name', 'sport.heading'])
    .where('sport.registration_id', '=', registrationId)
    .orderBy('sport.position')
    .orderBy('team.position')
    .orderBy('team.id')
    .execute();
  for (const group of groups) {
    for (let offset = 0, read = BATCH; read === BATCH; offset += BATCH) {
      const rows = await db
        .selectFrom('registration_entries as entry')
        .innerJoin('users', 'users.id', 'entry.user_id')
        .leftJoin('guardian_consents as guardian', (join) =>
          join
            .onRef('guardian.user_id', '=', 'users.id')
            .on('guardian.given_at', 'is not', null)
            .on('guardian.ended_at', 'is', null),
        )
        .select(['entry.created_at', 'users.name', 'users.phone', 'users.email'])
        .select(['guardian.guardian_name', 'guardian.phone as guardian_phone'])
        .where('entry.group_id', '=', group.id)
        .orderBy('entry.created_at')
        .orderBy('entry.user_id')
        .limit(BATCH)
        .offset(offset)
        .execute();
      for (const row of rows) yield { ...row, heading: group.heading, group: group.name };
      read = rows.length;
    }
  }
}
