import { ApiError } from '@maidan/api-client/errors/api-error';
import type { Api } from '@maidan/api-client/core/create-api';
import { newConversation } from '@maidan/contract/account/conversations';
import { SUBJECT_MAX } from '@maidan/contract/rules/limits';
import type { Id } from '@maidan/contract/core/wire';
import type { Choice } from './registration-choice.ts';

/** A registration has no location; the product's text for that. */
const NO_LOCATION = 'NA';

export interface Registered extends Choice {
  /** The registration's name, the subject of the conversation. */
  readonly name: string;
  /** The team's name, if the page knows it. */
  readonly team: string | null;
}

/**
 * Starts the conversation with the organiser that follows a registration. Registering again for the same team finds the
 * first conversation, as long as the server remembers the key.
 * @returns its id, null when the server sends none
 */
export async function startChat(api: Api, registered: Registered): Promise<Id | null> {
  const { name, team, fid, sid, gid } = registered;
  const body = {
    name: name.slice(0, SUBJECT_MAX),
    message: team === null ? `I have registered for ${name}.` : `I have registered for ${name}: ${team}.`,
    location: NO_LOCATION,
  };
  const key = `registration-chat-${[fid, sid, gid].join('-')}`.replaceAll(/[^\w-]/g, '_').slice(0, 100);
  const start = async (idempotencyKey: string) => (await api.call(newConversation, { body }, { idempotencyKey })).cid;
  try {
    return await start(key);
  } catch (error) {
    // The organiser has renamed something since, so it is another message and another conversation.
    if (!(error instanceof ApiError) || error.code !== 'idempotency_mismatch') throw error;
    return start(crypto.getRandomValues(new Uint32Array(4)).join('-'));
  }
}
