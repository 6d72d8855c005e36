import type { Migration } from './migration.ts';

export interface ChatPictureTables {
  /** Pictures that people sent with their messages. */
  chat_pictures: {
    message_id: number;
    conversation_id: number;
    /** Random; the name of the stored upload. */
    name: string;
    type: string;
    bytes: number;
  };
}

export const chatPictures: Migration = {
  name: '0110-chat-pictures',
  statements: (t) => [
    `create table chat_pictures (
      message_id ${t.whole} primary key references chat_messages (id) on delete cascade,
      conversation_id ${t.whole} not null references conversations (id) on delete cascade,
      name ${t.text} not null unique,
      type ${t.text} not null,
      bytes ${t.whole} not null
    )`,
    'create index chat_pictures_of_conversation on chat_pictures (conversation_id)',
  ],
};
