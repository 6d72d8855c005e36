import type { Generated } from 'kysely';
import type { Flag, Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

export interface ConversationTables {
  conversations: {
    /** Random, below 2^48: no one finds a conversation by counting. */
    id: number;
    user_id: number;
    /** The subject. */
    name: string;
    location: string;
    /** 1 open, 0 closed by the provider. */
    status: Flag;
    user_seen: Flag;
    /** When the user deleted it; the provider still has it. */
    hidden_at: Time | null;
    /** Since when its person waits for an answer; triggers keep it. */
    waiting_since: Generated<Time | null>;
    /** Since when its person wants a call; null once it was made. */
    call_wanted_since: Generated<Time | null>;
    latest_at: Time;
    created_at: Time;
  };
  chat_messages: {
    id: Generated<number>;
    conversation_id: number;
    /** Null is the provider. */
    user_id: number | null;
    type: 'text' | 'image';
    /** The text, or where the image is stored. */
    message: string;
    created_at: Time;
  };
  /**
   * What open pages learn at once: each write adds a row in its transaction, and every process reads the new rows. On
   * PostgreSQL a trigger wakes the processes, on SQLite they poll.
   */
  live_events: {
    id: Generated<number>;
    kind: 'message' | 'conversation' | 'changed' | 'notification' | 'sessions' | 'score' | 'staff' | 'looking';
    /** Null concerns everyone. */
    user_id: number | null;
    conversation_id: number | null;
    /** Of a score. */
    league_id: Generated<number | null>;
    fixture_id: Generated<number | null>;
    created_at: Time;
  };
}

export const conversations: Migration = {
  name: '0005-conversations',
  statements: (t) => [
    `create table conversations (
      id ${t.whole} primary key,
      user_id ${t.whole} not null references users (id) on delete cascade,
      name ${t.text} not null,
      location ${t.text} not null,
      status ${t.flag} not null,
      user_seen ${t.flag} not null,
      hidden_at ${t.whole},
      latest_at ${t.whole} not null,
      created_at ${t.whole} not null
    )`,
    'create index conversations_of_user on conversations (user_id, latest_at desc, id desc)',
    `create table chat_messages (
      id ${t.newId},
      conversation_id ${t.whole} not null references conversations (id) on delete cascade,
      user_id ${t.whole} references users (id) on delete cascade,
      type ${t.text} not null,
      message ${t.text} not null,
      created_at ${t.whole} not null
    )`,
    'create index chat_messages_of_conversation on chat_messages (conversation_id, id)',
    'create index chat_messages_of_user on chat_messages (user_id)',
    'create index conversations_by_latest on conversations (latest_at desc, id desc)',
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

/** Notifies when the transaction commits, so that the row is readable by then. */
const wakeTrigger = [
  `create function live_events_wake() returns trigger language plpgsql as
    $$ begin perform pg_notify('maidan_live', ''); return null; end $$`,
  'create trigger live_events_wake after insert on live_events for each statement execute function live_events_wake()',
];
