import type { Db, Tx } from '../../db/open-database.ts';

/** A stored picture of a message. */
export interface ChatPicture {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

export async function addPicture(
  tx: Tx,
  { messageId, conversationId }: { readonly messageId: number; readonly conversationId: number },
  { name, type, bytes }: ChatPicture,
): Promise<void> {
  const picture = { message_id: messageId, conversation_id: conversationId, name, type, bytes };
  await tx.insertInto('chat_pictures').values(picture).execute();
}

/** A picture of this person, in a conversation that they have not deleted. */
export async function findOwnPicture(db: Db, userId: number, name: string) {
  return db
    .selectFrom('chat_pictures as picture')
    .innerJoin('conversations as conversation', 'conversation.id', 'picture.conversation_id')
    .select(['picture.name', 'picture.type'])
    .where('picture.name', '=', name)
    .where('conversation.user_id', '=', userId)
    .where('conversation.hidden_at', 'is', null)
    .executeTakeFirst();
}

/** A picture of any person, for staff who may read every conversation that contains it. */
export async function findPicture(db: Db, name: string) {
  return db.selectFrom('chat_pictures').select(['name', 'type']).where('name', '=', name).executeTakeFirst();
}
