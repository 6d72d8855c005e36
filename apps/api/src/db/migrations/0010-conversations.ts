import type { ReportReason } from '@maidan/contract/feed/reports';
import type { Generated } from 'kysely';
import { HOUR } from '../../runtime/clock.ts';
import { content, limited, ofAccount, personal } from './table-rules.ts';
import type { Flag, Time } from '../value-types.ts';
import { waitingTriggers } from './waiting-triggers.ts';
import type { Migration } from './migration.ts';

/** Conversations with the provider, the staff's work on them, and live events for open pages. */
export interface ConversationTables {
  conversations: {
    /** Random, below 2^48, so that conversations cannot be found by counting. */
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
    /** Since when its person has been waiting for a reply; maintained by triggers. */
    waiting_since: Generated<Time | null>;
    /** Since when its person has wanted a call; null once it has been made. */
    call_wanted_since: Generated<Time | null>;
    latest_at: Time;
    created_at: Time;
  };
  chat_messages: {
    id: Generated<number>;
    conversation_id: number;
    /** Null for the provider. */
    user_id: number | null;
    type: 'text' | 'image';
    /** The text, or the name of the stored picture. */
    message: string;
    created_at: Time;
  };
  /** Pictures that people sent with their messages. */
  chat_pictures: {
    message_id: number;
    conversation_id: number;
    /** Random; the name of the stored upload. */
    name: string;
    type: string;
    bytes: number;
  };
  /**
   * Live events for open pages: each write adds a row in its transaction, and every process reads the new rows. On
   * PostgreSQL a trigger wakes the processes, on SQLite they poll.
   */
  live_events: {
    id: Generated<number>;
    kind: 'message' | 'conversation' | 'changed' | 'notification' | 'sessions' | 'score' | 'staff' | 'looking';
    /** Null for everyone. */
    user_id: number | null;
    conversation_id: number | null;
    /** The match of a score. */
    league_id: Generated<number | null>;
    fixture_id: Generated<number | null>;
    created_at: Time;
  };
  message_reports: {
    id: Generated<number>;
    user_id: number;
    message_id: number;
    reason: ReportReason;
    note: string | null;
    created_at: Time;
    /** Null while undecided. */
    decided_at: Time | null;
    /** The message before a moderator removed it; null while it is shown. */
    removed_type: 'text' | 'image' | null;
    removed_message: string | null;
  };
  ready_answers: { id: Generated<number>; name: string; text: string; changed_at: Time };
  conversation_assignments: { conversation_id: number; staff_id: number; assigned_at: Time };
  /** The member of staff who wrote a message for the provider. */
  chat_answers: { message_id: number; staff_id: number };
  conversation_notes: {
    id: Generated<number>;
    conversation_id: number;
    staff_id: number;
    text: string;
    created_at: Time;
  };
  /** The staff who have a conversation open, and when their pages last reported it. */
  conversation_looks: { conversation_id: number; staff_id: number; seen_at: Time };
}

export const conversations: Migration<ConversationTables> = {
  name: '0010-conversations',
  tables: {
    conversations: personal('conversations', { order: 'created_at' }),
    chat_messages: personal('chat_messages', {
      through: { column: 'conversation_id', table: 'conversations' },
      order: 'id',
    }),
    chat_pictures: personal('chat_pictures', {
      through: { column: 'conversation_id', table: 'conversations' },
      order: 'message_id',
      upload: 'name',
    }),
    live_events: personal('live_events', { since: 'created_at', order: 'id' }),
    message_reports: personal('message_reports', {
      since: 'decided_at',
      order: 'id',
      secret: ['removed_type', 'removed_message'],
    }),
    ready_answers: content('Answers that staff choose from'),
    conversation_assignments: ofAccount('Which member of staff has a conversation'),
    chat_answers: ofAccount('Which member of staff wrote a message'),
    conversation_notes: ofAccount('What staff noted about a conversation'),
    conversation_looks: limited('Which member of staff has a conversation open', { since: 'seen_at', life: HOUR }),
  },
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
      created_at ${t.whole} not null,
      waiting_since ${t.whole},
      call_wanted_since ${t.whole}
    )`,
    'create index conversations_of_user on conversations (user_id, latest_at desc, id desc)',
    'create index conversations_by_latest on conversations (latest_at desc, id desc)',
    'create index conversations_waiting on conversations (waiting_since, id) where waiting_since is not null',
    'create index conversations_by_status on conversations (status, latest_at desc, id desc)',
    'create index conversations_by_time on conversations (created_at)',
    'create index conversations_calls on conversations (call_wanted_since, id) where call_wanted_since is not null',
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
    `create index chat_messages_by_image on chat_messages (message) where type = 'image'`,
    `create table chat_pictures (
      message_id ${t.whole} primary key references chat_messages (id) on delete cascade,
      conversation_id ${t.whole} not null references conversations (id) on delete cascade,
      name ${t.text} not null unique,
      type ${t.text} not null,
      bytes ${t.whole} not null
    )`,
    'create index chat_pictures_of_conversation on chat_pictures (conversation_id)',
    `create table live_events (
      id ${t.newId},
      kind ${t.text} not null,
      user_id ${t.whole} references users (id) on delete cascade,
      conversation_id ${t.whole},
      created_at ${t.whole} not null,
      league_id ${t.whole},
      fixture_id ${t.whole}
    )`,
    'create index live_events_of_user on live_events (user_id, id)',
    'create index live_events_by_time on live_events (created_at)',
    ...(t.engine === 'postgres' ? wakeTrigger : []),
    `create table message_reports (
      id ${t.newId},
      user_id ${t.whole} not null references users (id) on delete cascade,
      message_id ${t.whole} not null references chat_messages (id) on delete cascade,
      reason ${t.text} not null,
      note ${t.text},
      created_at ${t.whole} not null,
      decided_at ${t.whole},
      removed_type ${t.text},
      removed_message ${t.text}
    )`,
    'create unique index message_reports_of_message on message_reports (message_id)',
    'create index message_reports_of_user on message_reports (user_id)',
    'create index message_reports_open on message_reports (id) where decided_at is null',
    'create index message_reports_decided on message_reports (decided_at)',
    `create index message_reports_by_image on message_reports (removed_message) where removed_type = 'image'`,
    `create table ready_answers (
        id ${t.newId}, name ${t.text} not null unique, text ${t.text} not null, changed_at ${t.whole} not null
      )`,
    `create table conversation_assignments (
        conversation_id ${t.whole} primary key references conversations (id) on delete cascade,
        staff_id ${t.whole} not null references staff (id) on delete cascade, assigned_at ${t.whole} not null
      )`,
    'create index conversation_assignments_of_staff on conversation_assignments (staff_id, conversation_id)',
    `create table chat_answers (
        message_id ${t.whole} primary key references chat_messages (id) on delete cascade, staff_id ${t.whole} not null references staff (id) on delete cascade
      )`,
    'create index chat_answers_of_staff on chat_answers (staff_id)',
    `create table conversation_notes (
      id ${t.newId},
      conversation_id ${t.whole} not null references conversations (id) on delete cascade,
      staff_id ${t.whole} not null references staff (id) on delete cascade,
      text ${t.text} not null,
      created_at ${t.whole} not null
    )`,
    'create index conversation_notes_of_conversation on conversation_notes (conversation_id, id)',
    'create index conversation_notes_of_staff on conversation_notes (staff_id)',
    `create table conversation_looks (
      conversation_id ${t.whole} not null references conversations (id) on delete cascade,
      staff_id ${t.whole} not null references staff (id) on delete cascade,
      seen_at ${t.whole} not null,
      primary key (conversation_id, staff_id)
    )`,
    'create index conversation_looks_of_staff on conversation_looks (staff_id)',
    'create index conversation_looks_by_time on conversation_looks (seen_at)',
    ...waitingTriggers(t),
  ],
};

/** Notifies when the transaction commits, so that the row is readable by then. */
const wakeTrigger = [
  `create function live_events_wake() returns trigger language plpgsql as
    $$ begin perform pg_notify('maidan_live', ''); return null; end $$`,
  'create trigger live_events_wake after insert on live_events for each statement execute function live_events_wake()',
];
