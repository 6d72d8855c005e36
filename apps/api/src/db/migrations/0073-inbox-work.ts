import type { Generated } from 'kysely';
import type { Time } from '../value-types.ts';
import type { Migration } from './migration.ts';

/** What staff do together on a conversation. */
export interface InboxWorkTables {
  conversation_notes: {
    id: Generated<number>;
    conversation_id: number;
    staff_id: number;
    text: string;
    created_at: Time;
  };
  /** Who has a conversation on the screen, and when that was last heard of. */
  conversation_looks: { conversation_id: number; staff_id: number; seen_at: Time };
}

export const inboxWork: Migration = {
  name: '0073-inbox-work',
  statements: (t) => [
    `alter table conversations add column call_wanted_since ${t.whole}`,
    // Earlier requests without an answer.
    `update conversations set call_wanted_since = waiting_since where waiting_since is not null and exists (
      select 1 from chat_messages as chat
      where chat.conversation_id = conversations.id and chat.user_id is not null and chat.message = 'Can you please call to discuss this?'
        and chat.created_at >= conversations.waiting_since)`,
    `create index conversations_calls on conversations (call_wanted_since, id) where call_wanted_since is not null`,
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
  ],
};
