import type { InboxConversation, InboxMessage } from '@maidan/contract/desk/inbox/inbox';
import { NO_PLACE } from '@maidan/contract/operations/geocoding';
import type { MediaUrl } from '../../adapters/files/media-url.ts';
import { toInstant } from '../../runtime/clock.ts';
import type { InboxRow, ThreadRow } from './inbox.store.ts';

const PREVIEW = 200;

export const describeConversation = (row: InboxRow): InboxConversation => ({
  id: row.id,
  subject: row.subject,
  location: row.location === NO_PLACE ? null : row.location || null,
  person: { id: row.user_id, name: row.person },
  open: row.status === 1,
  deleted: row.hidden_at !== null,
  waiting_since: row.waiting_since === null ? null : toInstant(row.waiting_since),
  call_wanted_since: row.call_wanted_since === null ? null : toInstant(row.call_wanted_since),
  assigned_to: row.assigned_id === null ? null : { id: row.assigned_id, name: row.assigned_name ?? '' },
  latest_at: toInstant(row.latest_at),
  latest_by: row.latest_user === null ? 'staff' : 'person',
  latest_text: row.latest_type === 'image' ? null : row.latest_message?.slice(0, PREVIEW).toWellFormed() || null,
});

/** @param linkOf returns the address of a message's picture, by its name */
export const describeMessage = (
  row: ThreadRow,
  mediaUrl: MediaUrl,
  linkOf: (picture: string) => string,
): InboxMessage => ({
  id: row.id,
  by: row.user_id === null ? 'staff' : 'person',
  staff: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
  type: row.type,
  message: row.type === 'image' ? mediaUrl(row.message) : row.message,
  picture: row.picture === null ? null : linkOf(row.picture),
  created_at: toInstant(row.created_at),
});
