import type { Id } from '@maidan/contract/core/wire';
import {
  notifyEveryone,
  notifyPerson,
  sentNotifications,
  type SentNotification,
} from '@maidan/contract/desk/notifications';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { toLinkedHtml } from '@maidan/contract/text/plain-text';
import type { Db, Tx } from '../../../db/open-database.ts';
import { route, type LogAct, type SignedInStaff } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { defineModule } from '../../module.ts';
import { addNotification } from '../notifications.store.ts';
import { sanitiseHtml } from '../../publishing/sanitise-html.service.ts';
import { findUser } from '../../users/users.store.ts';
import { idCursor, pageOf, requireId } from '../../access/cursors.service.ts';
import { hasConversation } from '../../inbox/inbox.store.ts';
import type { ActRow } from '../../log/audit-log.store.ts';
import { listSendings, listSent, SENT } from './sent-notifications.store.ts';

/** Notifications written by staff, to everyone or to one person. */
export const deskNotificationsModule = defineModule({
  name: 'desk-notifications',
  routes({ db }) {
    return [
      route(sentNotifications, async ({ query }) => {
        const acts = await listSendings(db, idCursor.read(query.cursor)?.id);
        const { page, cursor } = pageOf(acts, DESK_PAGE_SIZE, idCursor.write);
        return { data: await describe(db, page), cursor };
      }),

      route(notifyEveryone, ({ body: { text } }, { act }) => act((tx, now, log) => send({ tx, now, log }, null, text))),

      route(notifyPerson, ({ params, body: { text } }, { staff, act }) =>
        act(async (tx, now, log) => send({ tx, now, log }, await requireReachable(tx, staff, params.id), text)),
      ),
    ];
  },
});

/** @throws ApiError 404, also for a person whose conversations this editor or organiser does not answer */
async function requireReachable(tx: Tx, staff: SignedInStaff, key: Id) {
  const user = await findUser(tx, requireId(key, 'person'));
  const isReached = user && (staff.roles.includes('owner') || (await hasConversation(tx, staff, user.id)));
  if (!isReached) throw errors.notFound('person');
  return user;
}

interface Sending {
  readonly tx: Tx;
  readonly now: number;
  readonly log: LogAct;
}

/**
 * @param to null for everyone
 * @throws ApiError 422 for a text without visible characters
 */
async function send({ tx, now, log }: Sending, to: { id: number; name: string } | null, text: string) {
  if (/^[\s\p{C}]*$/u.test(text)) throw errors.invalidField('text', 'Please write something.');
  const id = await addNotification(tx, { userId: to?.id ?? null, content: sanitiseHtml(toLinkedHtml(text)) }, now);
  await log({ action: SENT, thing: { kind: 'notification', id, name: to?.name ?? 'everyone' } });
  return null;
}

async function describe(db: Db, acts: readonly ActRow[]): Promise<SentNotification[]> {
  const rows = await listSent(
    db,
    acts.map(({ thing_id: id }) => Number(id)),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return acts.flatMap(({ thing_id: thing, at, staff_id: staffId, staff_name: staffName }) => {
    const row = byId.get(Number(thing));
    if (!row) return [];
    return {
      id: row.id,
      content: row.content,
      sent_at: toInstant(at),
      sent_by: staffId === null || staffName === null ? null : { id: staffId, name: staffName },
      to: row.user_id === null ? null : { id: row.user_id, name: row.name ?? '' },
    };
  });
}
