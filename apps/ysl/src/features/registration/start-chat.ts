import type { Api } from '@maidan/api-client/core/create-api';
import { randomKey } from '@maidan/browser/random-key';
import { newConversation } from '@maidan/contract/account/conversations';
import { NO_PLACE } from '@maidan/contract/operations/geocoding';
import { SUBJECT_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import type { Choice } from './registration-choice.ts';

export interface Registered extends Choice {
  /** The registration's name, used as the subject of the conversation. */
  readonly name: string;
  /** The team's name, if the page knows it. */
  readonly team: string | null;
}

/**
 * Starts the conversation with the organiser that follows a registration, or finds the existing one, which our server
 * identifies by the team.
 * @returns its id, or null if the server sends none
 */
export async function startChat(api: Api, { name, team, gid }: Registered): Promise<Id | null> {
  const body = {
    name: name.slice(0, SUBJECT_MAX),
    message: team === null ? `I have registered for ${name}.` : `I have registered for ${name}: ${team}.`,
    location: NO_PLACE,
    group_id: gid,
  };
  return (await api.call(newConversation, { body }, { idempotencyKey: randomKey() })).cid;
}
