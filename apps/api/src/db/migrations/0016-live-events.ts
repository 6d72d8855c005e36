import type { Migration } from './migration.ts';

/**
 * What open pages are told at once. Whoever writes adds a row in the same transaction; every process reads the rows that
 * are new. On PostgreSQL a trigger wakes them, on SQLite they look now and then (docs/decisions/0006-live-events.md).
 */
export const liveEvents: Migration = {
  name: '0016-live-events',
  statements: (t) => [
    `create table live_events (
      id ${t.newId},
      kind ${t.text} not null,
      user_id ${t.whole} references users (id) on delete cascade,
      conversation_id ${t.whole},
      created_at ${t.whole} not null
    )`,
    'create index live_events_of_user on live_events (user_id, id)',
    'create index live_events_by_time on live_events (created_at)',
    ...(t.engine === 'postgres' ? wakeTrigger : []),
  ],
};

/** Sent when the transaction commits, so the row can be read by then. */
const wakeTrigger = [
  `create function live_events_wake() returns trigger language plpgsql as
    $$ begin perform pg_notify('maidan_live', ''); return null; end $$`,
  'create trigger live_events_wake after insert on live_events for each statement execute function live_events_wake()',
];
