import type { Id } from '@maidan/contract/core/wire';
import type { Tx } from '../../../db/open-database.ts';
import { errors } from '../../../http/errors/errors.ts';
import { startConversation } from '../../conversations/conversations.store.ts';
import { findEntry, linkChat } from './own-registrations.store.ts';
import { welcomeText } from './registration-text.ts';

interface TeamChat {
  readonly userId: number;
  readonly group: Id;
  readonly first: { readonly name: string; readonly location: string; readonly message: string };
}

/**
 * The chat about a team that a person is in: the one there is, or a new one that the organiser's welcome opens.
 * @returns its id
 * @throws ApiError 422 when the person is not in the team
 */
export async function startTeamChat(tx: Tx, { userId, group, first }: TeamChat, now: number): Promise<number> {
  const entry = typeof group === 'number' ? await findEntry(tx, userId, group) : undefined;
  if (!entry || typeof group !== 'number')
    throw errors.invalidField('group_id', 'You are not registered for this team.');
  if (entry.conversation_id !== null) return entry.conversation_id;
  const cid = await startConversation(tx, userId, { ...first, welcome: welcomeText(entry) }, now);
  await linkChat(tx, userId, group, cid);
  return cid;
}
