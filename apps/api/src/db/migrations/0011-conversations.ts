import type { Migration } from './migration.ts';

/** Talks between one person and the provider. Their ids are drawn at random: nobody finds another's by counting. */
export const conversations: Migration = {
  name: '0011-conversations',
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
  ],
};
