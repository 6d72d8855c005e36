import { CONVERSATIONS_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import { likePatterns, wordsOf } from '../search/text-match.store.ts';
import { conversationsOf } from './conversations.store.ts';
import type { ListCursor } from './list-cursor.ts';

/**
 * A page of the person's own, the one with the newest message first, and one row more if there are more.
 * @param q each of its words is in the subject, the location or a message
 */
export async function pageConversations(db: Db, userId: number, q: string, after: ListCursor | null) {
  let query = conversationsOf(db, userId)
    .select('talk.latest_at')
    .orderBy('talk.latest_at', 'desc')
    .orderBy('talk.id', 'desc')
    .limit(CONVERSATIONS_PAGE_SIZE + 1);
  if (after) {
    query = query.where(({ eb, or, and }) =>
      or([
        eb('talk.latest_at', '<', after.latestAt),
        and([eb('talk.latest_at', '=', after.latestAt), eb('talk.id', '<', after.id)]),
      ]),
    );
  }
  for (const word of wordsOf(q)) {
    const patterns = likePatterns(word);
    const isLike = (column: string) =>
      sql`(${sql.join(
        patterns.map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
        sql` or `,
      )})`;
    query = query.where(
      sql<boolean>`(${isLike('talk.name')} or ${isLike('talk.location')} or exists (
        select 1 from chat_messages as said
        where said.conversation_id = talk.id and said.type = 'text' and ${isLike('said.message')}))`,
    );
  }
  return query.execute();
}
