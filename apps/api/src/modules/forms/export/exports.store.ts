import type { Id } from '@maidan/contract/core/wire';
import type { AnswerState } from '@maidan/contract/desk/forms/forms';
import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import { hasWord, wordsOf } from '../../search/text-match.store.ts';

const BATCH = 200;

/** A form with every field that has or had answers. */
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
    .where('type', 'not in', ['image', 'page'])
    // Fields that the form no longer shows come last.
    .orderBy('is_shown', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return { ...form, fields };
}

export type FormToExport = NonNullable<Awaited<ReturnType<typeof findFormToExport>>>;

/** The position of a response in chronological order. */
export interface ResponsePlace {
  readonly created_at: number;
  readonly id: number;
}

interface ResponsePage {
  readonly order: 'asc' | 'desc';
  readonly after: ResponsePlace | null;
  readonly limit: number;
  readonly state?: AnswerState | undefined;
  /** Its words must occur in the answers or the sender's name. */
  readonly search?: string | undefined;
}

/** Responses with their senders and the guardians of those under 18. @param after the last one read */
export function responsesQuery(db: Db, formId: number, { order, after, limit, state, search }: ResponsePage) {
  const beyond = order === 'asc' ? '>' : '<';
  const words = wordsOf(search ?? '');
  return db
    .selectFrom('form_responses as response')
    .innerJoin('users', 'users.id', 'response.user_id')
    .leftJoin('guardian_consents as guardian', (join) =>
      join
        .onRef('guardian.user_id', '=', 'users.id')
        .on('guardian.given_at', 'is not', null)
        .on('guardian.ended_at', 'is', null),
    )
    .select(['response.id', 'response.created_at', 'response.user_id', 'response.state', 'response.note'])
    .select(['response.edited_at', 'response.form_version'])
    .select(['users.name', 'users.phone', 'users.email'])
    .select(['guardian.guardian_name', 'guardian.phone as guardian_phone'])
    .where('response.form_id', '=', formId)
    .$if(state !== undefined, (query) => query.where('response.state', '=', state ?? 'new'))
    .$if(words.length > 0, (query) => query.where(containing(words)))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('response.created_at', 'response.id'), beyond, tuple(after?.created_at ?? 0, after?.id ?? 0)),
      ),
    )
    .orderBy('response.created_at', order)
    .orderBy('response.id', order)
    .limit(limit);
}

/** Each word must occur in the name or in one of the answers. */
function containing(words: readonly string[]) {
  const found = words.map(
    (word) => sql`(${hasWord(word, 'users.name')} or exists (
      select 1 from form_answers as answer
      where answer.response_id = response.id and ${hasWord(word, 'answer.answer_text')}))`,
  );
  // Lets SQLite end a statement that takes too long.
  return sql<boolean>`(in_time() = 1 and ${sql.join(found, sql` and `)})`;
}

/** A page of responses with their answers. */
export async function listResponses(...page: Parameters<typeof responsesQuery>) {
  const [db] = page;
  const rows = await responsesQuery(...page).execute();
  const ids = [0, ...rows.map(({ id }) => id)];
  const answers = await db
    .selectFrom('form_answers')
    .select(['response_id', 'field_id', 'answer_text'])
    .where('response_id', 'in', ids)
    .orderBy('field_id')
    .execute();
  const files = await db
    .selectFrom('form_files')
    .select(['response_id', 'name', 'field_id', 'original_name'])
    .where('response_id', 'in', ids)
    .orderBy('field_id')
    .execute();
  const answersOf = Map.groupBy(answers, ({ response_id }) => response_id);
  const filesOf = Map.groupBy(files, ({ response_id }) => response_id);
  return rows.map((row) => ({ ...row, answers: answersOf.get(row.id) ?? [], files: filesOf.get(row.id) ?? [] }));
}

export type ResponseRow = Awaited<ReturnType<typeof listResponses>>[number];

/** All responses, oldest first, read in batches. */
export async function* eachResponse(db: Db, formId: number) {
  let after: ResponsePlace | null = null;
  for (;;) {
    const rows: ResponseRow[] = await listResponses(db, formId, { order: 'asc', after, limit: BATCH });
    yield* rows;
    after = rows.at(-1) ?? null;
    if (rows.length < BATCH) return;
  }
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
