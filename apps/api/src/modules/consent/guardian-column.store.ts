import { sql } from 'kysely';

/** The name of the guardian who has agreed for `users.id`; null for adults, and where no one has agreed. */
export const guardianName = sql<string | null>`(
  select guardian_name from guardian_consents as guardian
  where guardian.user_id = users.id and guardian.given_at is not null and guardian.ended_at is null)`;
