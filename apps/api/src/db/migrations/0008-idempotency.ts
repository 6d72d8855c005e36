import type { Migration } from './migration.ts';

/** What was answered to a write that carried a key, so that a repeated one is answered alike and writes nothing. */
export const idempotency: Migration = {
  name: '0008-idempotency',
  statements: (t) => [
    `create table idempotency_keys (
      user_id ${t.whole} not null references users (id) on delete cascade,
      idempotency_key ${t.text} not null,
      fingerprint ${t.text} not null,
      reply ${t.text} not null,
      created_at ${t.whole} not null,
      primary key (user_id, idempotency_key)
    )`,
    'create index idempotency_keys_by_time on idempotency_keys (created_at)',
  ],
};
