import type { InboxState } from '@maidan/contract/desk/inbox/inbox';
import { DESK_COUNT_MAX, DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { SignedInStaff } from '../../http/call.ts';
import { hasWord } from '../search/text-match.store.ts';
import { withLatestMessage } from '../conversations/conversations.store.ts';
import { seesEveryLeague } from '../league/desk/league-access.service.ts';

/**
 * The reader of the inbox: owners and editors see every conversation, an organiser those about teams of their leagues.
 */
export type Viewer = Pick<SignedInStaff, 'staffId' | 'roles' | 'leagueIds'>;

const ofLeagues = (ids: readonly number[]) => sql<boolean>`exists (
  select 1 from registration_entries as entry
    join registration_groups as team on team.id = entry.group_id
    join registration_sports as sport on sport.id = team.sport_id
    join league_registrations as registration on registration.id = sport.registration_id
  where entry.conversation_id = conversation.id and registration.league_id in (${sql.join([0, ...ids])}))`;

function conversationsFor(db: Db, viewer: Viewer) {
  const all = withLatestMessage(db)
    .innerJoin('users', 'users.id', 'conversation.user_id')
    .leftJoin('conversation_assignments as assignment', 'assignment.conversation_id', 'conversation.id')
    .leftJoin('staff', 'staff.id', 'assignment.staff_id');
  return seesEveryLeague(viewer) ? all : all.where(ofLeagues(viewer.leagueIds));
}

function inState(db: Db, viewer: Viewer, state: InboxState) {
  const all = conversationsFor(db, viewer);
  if (state === 'waiting') return all.where('conversation.waiting_since', 'is not', null);
  if (state === 'calls') {
    // The plus sign keeps SQLite from using the index by status, which would require sorting the calls.
    return all
      .where('conversation.call_wanted_since', 'is not', null)
      .where(sql<boolean>`+conversation.status = 1`)
      .where('conversation.hidden_at', 'is', null);
  }
  if (state === 'mine') {
    return all.where('assignment.staff_id', '=', viewer.staffId).where('conversation.status', '=', 1);
  }
  return all.where('conversation.status', '=', state === 'closed' ? 0 : 1);
}

const columns = [
  'conversation.id',
  'conversation.user_id',
  'conversation.name as subject',
  'conversation.location',
  'conversation.status',
  'conversation.hidden_at',
  'conversation.waiting_since',
  'conversation.call_wanted_since',
  'conversation.latest_at',
  'users.name as person',
  'users.phone',
  'users.created_at as since',
  'assignment.staff_id as assigned_id',
  'staff.name as assigned_name',
  'latest.user_id as latest_user',
  'latest.type as latest_type',
  'latest.message as latest_message',
] as const;

/** The column that sorts a state: by the longest wait, or else by the latest message. */
export function orderOf(state: InboxState) {
  if (state === 'waiting') return 'waiting_since';
  return state === 'calls' ? 'call_wanted_since' : 'latest_at';
}

interface InboxFilter {
  readonly state: InboxState;
  /** Each must occur in the subject, the location or the person's name. */
  readonly words: readonly string[];
  readonly after: { readonly at: number; readonly id: number } | null;
}

/** A page, plus one row if there are more. */
export function inboxQuery(db: Db, viewer: Viewer, { state, words, after }: InboxFilter) {
  const order = orderOf(state);
  const column = `conversation.${order}` as const;
  const direction = order === 'latest_at' ? 'desc' : 'asc';
  let query = inState(db, viewer, state)
    .select(columns)
    .orderBy(column, direction)
    .orderBy('conversation.id', direction)
    .limit(DESK_PAGE_SIZE + 1);
  // Lets SQLite end a statement that takes too long.
  if (words.length > 0) query = query.where(sql<boolean>`in_time() = 1`);
  for (const word of words) {
    query = query.where(sql<boolean>`${hasWord(word, 'conversation.name', 'conversation.location', 'users.name')}`);
  }
  if (after) {
    const beyond = direction === 'asc' ? '>' : '<';
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(column, 'conversation.id'), beyond, tuple(after.at, after.id)),
    );
  }
  return query;
}

export const listInbox = (...page: Parameters<typeof inboxQuery>) => inboxQuery(...page).execute();

export type InboxRow = Awaited<ReturnType<typeof listInbox>>[number];

/** The number of waiting conversations, up to a hundred. */
export async function countWaiting(db: Db, viewer: Viewer): Promise<number> {
  const some = inState(db, viewer, 'waiting').select('conversation.id').limit(DESK_COUNT_MAX).as('some');
  const { found } = await db
    .selectFrom(some)
    .select((select) => select.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow();
  return Number(found);
}

/** Undefined also for a conversation outside an organiser's leagues. */
export async function findInbox(db: Db, viewer: Viewer, id: number): Promise<InboxRow | undefined> {
  return conversationsFor(db, viewer).select(columns).where('conversation.id', '=', id).executeTakeFirst();
}

/** Whether a person has a conversation that this member of staff may answer. */
export async function hasConversation(db: Db, viewer: Viewer, userId: number): Promise<boolean> {
  const some = conversationsFor(db, viewer).select('conversation.id').where('conversation.user_id', '=', userId);
  return (await some.limit(1).executeTakeFirst()) !== undefined;
}

/** The teams that a person is registered for. */
export async function listTeams(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('registration_entries as entry')
    .innerJoin('registration_groups as team', 'team.id', 'entry.group_id')
    .select('team.name')
    .where('entry.user_id', '=', userId)
    .orderBy('entry.created_at')
    .limit(20)
    .execute();
  return rows.map(({ name }) => name);
}

/** The leagues that a person registered with, which means that they follow them. */
export async function listLeagues(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('league_follows as follow')
    .innerJoin('leagues as league', 'league.id', 'follow.league_id')
    .select('league.name')
    .where('follow.user_id', '=', userId)
    .orderBy('follow.created_at')
    .limit(20)
    .execute();
  return rows.map(({ name }) => name);
}

/** Messages before the one with this id, or the latest; newest first. */
export async function listThread(db: Db, conversationId: number, before: number | undefined, limit: number) {
  let query = db
    .selectFrom('chat_messages as message')
    .leftJoin('chat_answers as answer', 'answer.message_id', 'message.id')
    .leftJoin('staff', 'staff.id', 'answer.staff_id')
    .leftJoin('chat_pictures as picture', 'picture.message_id', 'message.id')
    .select('picture.name as picture')
    .select(['message.id', 'message.user_id', 'message.type', 'message.message', 'message.created_at'])
    .select(['answer.staff_id', 'staff.name as staff_name'])
    .where('message.conversation_id', '=', conversationId)
    .orderBy('message.id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('message.id', '<', before);
  return query.execute();
}

export type ThreadRow = Awaited<ReturnType<typeof listThread>>[number];

/** The id of the person's last message; 0 when there is none. */
export async function lastOfPerson(tx: Tx, conversationId: number): Promise<number> {
  const row = await tx
    .selectFrom('chat_messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('user_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Records who wrote the messages of a reply, and assigns the conversation to them if it is unassigned. */
export async function noteAnswer(
  tx: Tx,
  { messageIds, conversationId, staffId }: { messageIds: readonly number[]; conversationId: number; staffId: number },
  now: number,
): Promise<void> {
  await tx
    .insertInto('chat_answers')
    .values(messageIds.map((id) => ({ message_id: id, staff_id: staffId })))
    .execute();
  await tx
    .insertInto('conversation_assignments')
    .values({ conversation_id: conversationId, staff_id: staffId, assigned_at: now })
    .onConflict((conflict) => conflict.column('conversation_id').doNothing())
    .execute();
}

export async function assign(tx: Tx, conversationId: number, staffId: number | null, now: number): Promise<void> {
  await tx.deleteFrom('conversation_assignments').where('conversation_id', '=', conversationId).execute();
  if (staffId === null) return;
  const row = { conversation_id: conversationId, staff_id: staffId, assigned_at: now };
  await tx.insertInto('conversation_assignments').values(row).execute();
}
