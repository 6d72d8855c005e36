import type { Tx } from '../../../db/open-database.ts';
import type { LogAct } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { answerConversation, setConversationStatus } from '../../conversations/provider.store.ts';
import { lastOfPerson, noteAnswer, type InboxRow } from './inbox.store.ts';

interface NewAnswer {
  readonly row: InboxRow;
  readonly staffId: number;
  readonly message: string;
  /** The last message that was shown. */
  readonly last_seen?: number | undefined;
  readonly reopen: boolean;
  readonly close: boolean;
}

/**
 * Answers, and logs who did. The log has no text.
 * @throws ApiError 409 when it is closed or deleted, or when the person has written in the meantime
 */
export async function answer(
  tx: Tx,
  { row, staffId, message, last_seen: lastSeen, reopen, close }: NewAnswer,
  now: number,
  log: LogAct,
): Promise<void> {
  const thing = { kind: 'conversation', id: row.id };
  if (row.hidden_at !== null) throw errors.conflict('conflict', { text: 'The person has deleted this conversation.' });
  if (reopen && (await setConversationStatus(tx, row.id, 1, now)))
    await log({ action: 'conversation.reopened', thing });
  // Writes to the row first: a message of the person comes before or after, and is seen below if before.
  const messageId = await answerConversation(tx, row.id, { type: 'text', message }, now);
  if (messageId === null) {
    throw errors.conflict('conversation_closed', { text: 'This conversation is closed. Open it again to answer.' });
  }
  if (lastSeen !== undefined && (await lastOfPerson(tx, row.id)) > lastSeen) {
    throw errors.conflict('conflict', { text: 'There is a new message from this person. Please read it first.' });
  }
  await noteAnswer(tx, { messageId, conversationId: row.id, staffId }, now);
  await log({ action: 'conversation.answered', thing });
  if (close && (await setConversationStatus(tx, row.id, 0, now))) await log({ action: 'conversation.closed', thing });
}
