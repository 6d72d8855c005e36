import type { Id } from '@maidan/contract/core/wire';
import { t } from '@maidan/i18n/text';
import type { Db, Tx } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import { startConversation } from './conversations.store.ts';

interface TeamChat {
  readonly userId: number;
  readonly group: Id;
  readonly first: { readonly name: string; readonly location: string; readonly message: string };
}

/**
 * The chat about a team that a person belongs to: the existing one, or a new one that opens with the organiser's
 * welcome.
 * @returns its id
 * @throws ApiError 422 when the person is not in the team
 */
export async function startTeamChat(tx: Tx, { userId, group, first }: TeamChat, now: number): Promise<number> {
  const entry = await findEntry(tx, userId, group);
  if (!entry) throw errors.invalidField('group_id', () => t('refused.notInTeam'));
  if (entry.conversation_id !== null) return entry.conversation_id;
  const cid = await startConversation(tx, userId, { ...first, welcome: welcomeText(entry) }, now);
  await linkChat(tx, userId, entry.group_id, cid);
  return cid;
}

/** The teams that a person belongs to, each with its chat if they can see it. */
export const entriesOf = (db: Db, userId: number) =>
  db
    .selectFrom('registration_entries as entry')
    .innerJoin('registration_groups as team', 'team.id', 'entry.group_id')
    .innerJoin('registration_sports as sport', 'sport.id', 'team.sport_id')
    .innerJoin('league_registrations as registration', 'registration.id', 'sport.registration_id')
    .leftJoin('conversations as chat', (join) =>
      join.onRef('chat.id', '=', 'entry.conversation_id').on('chat.hidden_at', 'is', null),
    )
    .where('entry.user_id', '=', userId);

/** A person's entry in a group, with what is needed to open its chat; undefined when they are not in it. */
async function findEntry(tx: Tx, userId: number, group: Id) {
  if (typeof group !== 'number') return undefined;
  return entriesOf(tx, userId)
    .select(['team.id as group_id', 'team.name as team', 'registration.league_name', 'registration.welcome'])
    .select('chat.id as conversation_id')
    .where('team.id', '=', group)
    .executeTakeFirst();
}

async function linkChat(tx: Tx, userId: number, groupId: number, conversationId: number): Promise<void> {
  await tx
    .updateTable('registration_entries')
    .set({ conversation_id: conversationId })
    .where('user_id', '=', userId)
    .where('group_id', '=', groupId)
    .execute();
}

/** The organiser's first message: their own text, or the default one. */
function welcomeText({ welcome, team, league_name }: { welcome: string | null; team: string; league_name: string }) {
  return welcome ?? `You’re in: ${team}, ${league_name}. Ask us anything here.`;
}
