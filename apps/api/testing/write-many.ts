import { sql } from 'kysely';
import type { Db } from '../src/db/open-database.ts';

const FIRST_ID = 100_000_000;
const MINUTE = 60_000;

const numbers = (count: number) =>
  sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})`;

interface Owners {
  readonly userId: number;
  readonly formId: number;
  readonly fieldId: number;
}

/**
 * Rows by the thousand: equally many posts, waiting conversations and responses to a form, each a minute older than the
 * one before.
 */
export async function writeMany(
  db: Db,
  { userId, formId, fieldId }: Owners,
  count: number,
  now: number,
): Promise<void> {
  const id = sql`${sql.lit(FIRST_ID)} + i`;
  const at = sql`${sql.lit(now)} - i * ${sql.lit(MINUTE)}`;
  await sql`
    insert into posts (slug, name, type, description, name_status, has_clip, view_base, like_base, published_at, created_at)
    ${numbers(count)} select 'many-' || i, 'Match report ' || i, 'image', '', 1, 0, 0, 0, ${at}, ${at} from n`.execute(
    db,
  );
  await sql`
    insert into conversations (id, user_id, name, location, status, user_seen, latest_at, waiting_since, created_at)
    ${numbers(count)} select ${id}, ${sql.lit(userId)}, 'Booking ' || i, 'Indiranagar', 1, 1, ${at}, ${at}, ${at} from n`.execute(
    db,
  );
  await sql`
    insert into chat_messages (conversation_id, user_id, type, message, created_at)
    ${numbers(count)} select ${id}, ${sql.lit(userId)}, 'text', 'Is it free?', ${at} from n`.execute(db);
  await sql`
    insert into form_responses (id, form_id, user_id, created_at)
    ${numbers(count)} select ${id}, ${sql.lit(formId)}, ${sql.lit(userId)}, ${at} from n`.execute(db);
  await sql`
    insert into form_answers (response_id, field_id, answer_text)
    ${numbers(count)} select ${id}, ${sql.lit(fieldId)}, 'Position ' || i from n`.execute(db);
}
