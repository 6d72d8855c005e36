import type { ValueTypes } from '../value-types.ts';

/** The person's first message since the last reply. */
const firstUnanswered = (conversation: string): string => `(
  select min(asked.created_at) from chat_messages asked
  where asked.conversation_id = ${conversation} and asked.user_id is not null and asked.id > coalesce(
    (select max(answer.id) from chat_messages answer
      where answer.conversation_id = ${conversation} and answer.user_id is null), 0))`;

const changed = (differs: string): string =>
  `new.status ${differs} old.status or new.hidden_at ${differs} old.hidden_at`;

const define = (name: string, body: string): string =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`;

/**
 * Maintain `waiting_since`, by which the desk lists waiting conversations. They are in the database, so that no code
 * path, and no older version, can forget it. Closed and deleted conversations do not wait.
 */
export function waitingTriggers(t: ValueTypes): string[] {
  const wait = `update conversations
    set waiting_since = case when new.user_id is null then null else coalesce(waiting_since, new.created_at) end
    where id = new.conversation_id and status = 1 and hidden_at is null;`;
  const settle = `update conversations
    set waiting_since = case when new.status = 1 and new.hidden_at is null then ${firstUnanswered('new.id')} end
    where id = new.id;`;
  const onMessage = 'after insert on chat_messages for each row';
  const onChange = 'after update of status, hidden_at on conversations for each row';
  if (t.engine === 'sqlite') {
    return [
      `create trigger conversations_wait ${onMessage} begin ${wait} end`,
      `create trigger conversations_settle ${onChange} when ${changed('is not')} begin ${settle} end`,
    ];
  }
  return [
    define('conversations_wait', wait),
    define('conversations_settle', settle),
    `create trigger conversations_wait ${onMessage} execute function conversations_wait()`,
    `create trigger conversations_settle ${onChange} when (${changed('is distinct from')})
      execute function conversations_settle()`,
  ];
}
