import { CONVERSATIONS_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import { hasWord, wordsOf } from '../search/text-match.store.ts';
import { conversationsOf } from './conversations.store.ts';

interface ListCursor {
  readonly latestAt: number;
  readonly id: number;
}

/**
 * A page of the person's conversations, newest message first, plus one row if there are more.
 * @param q each of its words must occur in the subject, the location or a message
 */
export async function pageConversations(db: Db, userId: number, q: string, after: ListCursor | null) {
  let query = conversationsOf(db, userId)
    .select('conversation.latest_at')
    .orderBy('conversation.latest_at', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(CONVERSATIONS_PAGE_SIZE + 1);
  if (after) {
    query = query.where(({ eb, or, and }) =>
      or([
        eb('conversation.latest_at', '<', after.latestAt),
        and([eb('conversation.latest_at', '=', after.latestAt), eb('conversation.id', '<', after.id)]),
      ]),
    );
  }
  for (const word of wordsOf(q)) {
    query = query.where(
      sql<boolean>`(${hasWord(word, 'conversation.name', 'conversation.location')} or exists (
        select 1 from chat_messages as chat
        where chat.conversation_id = conversation.id and chat.type = 'text' and in_time() = 1 and ${hasWord(word, 'chat.message')}))`,
    );
  }
  return query.execute();
}
