import type { Tx } from '../../db/open-database.ts';
import type { LogAct } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { answerConversation, setConversationStatus } from '../conversations/provider.store.ts';
import { requireMedia } from '../pages/require-media.service.ts';
import { lastOfPerson, noteAnswer, type InboxRow } from './inbox.store.ts';

interface NewAnswer {
  readonly row: InboxRow;
  readonly staffId: number;
  readonly message: string;
  /** The id of a stored picture. */
  readonly picture?: string | undefined;
  /** The last message that was shown. */
  readonly last_seen?: number | undefined;
  readonly reopen: boolean;
  readonly close: boolean;
}

/**
 * Replies, and logs who replied. The log contains neither the text nor the picture.
 * @throws ApiError 409 when the conversation is closed or deleted, or the person has written in the meantime; 422 for
 * a reply without text and picture, and for a picture that is not stored
 */
export async function answer(
  tx: Tx,
  { row, staffId, message, picture, last_seen: lastSeen, reopen, close }: NewAnswer,
  now: number,
  log: LogAct,
): Promise<void> {
  const image = await requireMedia(tx, 'picture', picture ?? null);
  const answers = [
    ...(image === null ? [] : [{ type: 'image' as const, message: image }]),
    ...(message.trim() === '' ? [] : [{ type: 'text' as const, message }]),
  ];
  if (answers.length === 0) throw errors.invalidField('message', 'Please write something, or choose a picture.');
  const thing = { kind: 'conversation', id: row.id };
  if (row.hidden_at !== null) throw errors.conflict('conflict', { text: 'The person has deleted this conversation.' });
  if (reopen && (await setConversationStatus(tx, row.id, 1, now)))
    await log({ action: 'conversation.reopened', thing });
  // Writes to the row first: a message from the person comes before or after, and the check below sees it if before.
  const messageIds = await answerConversation(tx, row.id, answers, now);
  if (messageIds === null) {
    throw errors.conflict('conversation_closed', { text: 'This conversation is closed. Open it again to answer.' });
  }
  if (lastSeen !== undefined && (await lastOfPerson(tx, row.id)) > lastSeen) {
    throw errors.conflict('conflict', { text: 'There is a new message from this person. Please read it first.' });
  }
  await noteAnswer(tx, { messageIds, conversationId: row.id, staffId }, now);
  await log({ action: 'conversation.answered', thing });
  if (close && (await setConversationStatus(tx, row.id, 0, now))) await log({ action: 'conversation.closed', thing });
}
