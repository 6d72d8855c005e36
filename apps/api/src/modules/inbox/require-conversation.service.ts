import type { Id } from '@maidan/contract/core/wire';
import type { Db } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import { requireId } from '../access/cursors.service.ts';
import { findInbox, type InboxRow, type Viewer } from './inbox.store.ts';

/** The name of a conversation in the log and in refusals. */
export const CONVERSATION = 'conversation';

/** @throws ApiError 404, also for a conversation outside an organiser's leagues */
export async function requireConversation(db: Db, viewer: Viewer, id: Id): Promise<InboxRow> {
  const row = await findInbox(db, viewer, requireId(id, CONVERSATION));
  if (!row) throw errors.notFound(CONVERSATION);
  return row;
}
