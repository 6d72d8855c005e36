import { ownMediaUrl } from '../../adapters/files/media-url.ts';
import { answeringRoles } from '@maidan/contract/desk/access/staff-roles';
import type { Id } from '@maidan/contract/core/wire';
import {
  answerInbox,
  assignInbox,
  closeInbox,
  inbox,
  inboxStaff,
  inboxThread,
  reopenInbox,
  showPhone,
} from '@maidan/contract/desk/inbox/inbox';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { pages } from '@maidan/contract/operations/pages';
import { CHATS_PAGE_SIZE } from '@maidan/contract/rules/limits';
import { route, type StaffCall } from '../../http/call.ts';
import { defineCursor } from '../../http/cursor.ts';
import { errors } from '../../http/errors/errors.ts';
import { pageRoute } from '../../http/mount-pages.ts';
import { toInstant } from '../../runtime/clock.ts';
import { setConversationStatus } from '../conversations/provider.store.ts';
import { publishEvent } from '../events/live-events.store.ts';
import { wordsOf } from '../search/text-match.store.ts';
import { defineModule } from '../module.ts';
import { idCursor, pageOf } from '../access/cursors.service.ts';
import { phoneEnding } from '../access/staff-member.reply.ts';
import { findStaff, listStaff, mayAnswer } from '../access/staff.store.ts';
import { seesEveryLeague } from '../league/desk/league-access.service.ts';
import { uncoverNumber } from '../people/numbers/uncover-number.service.ts';
import { answer } from './answer.service.ts';
import { describeConversation, describeMessage } from './inbox.reply.ts';
import { assign, listInbox, listLeagues, listTeams, listThread, orderOf, type ThreadRow } from './inbox.store.ts';
import { linkTo } from '../forms/desk/file-link.service.ts';
import { sendLinkedPicture } from './linked-picture.ts';
import { CONVERSATION, requireConversation } from './require-conversation.service.ts';

const listCursor = defineCursor(['at', 'id']);

/** The conversations of all people, for the staff. */
export const inboxModule = defineModule({
  name: 'inbox',
  routes({ db, pepper, clock }) {
    const describe = (message: ThreadRow) =>
      describeMessage(message, ownMediaUrl, (name) => linkTo('chat-picture', pepper, name, clock()));
    return [
      route(inbox, async ({ query: { state, q, cursor } }, { staff }) => {
        const rows = await listInbox(db, staff, { state, words: wordsOf(q), after: listCursor.read(cursor) });
        const at = orderOf(state);
        const { page, cursor: next } = pageOf(rows, DESK_PAGE_SIZE, (last) =>
          listCursor.write({ at: last[at] ?? 0, id: last.id }),
        );
        return { data: page.map(describeConversation), cursor: next };
      }),

      route(inboxStaff, async ({ query }) => {
        const rows = await listStaff(db, idCursor.read(query.cursor)?.id, answeringRoles);
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        return { data: page.map(({ id, name }) => ({ id, name })), cursor };
      }),

      route(inboxThread, async ({ params, query }, { staff }) => {
        const row = await requireConversation(db, staff, params.id);
        const rows = await listThread(db, row.id, query.before, CHATS_PAGE_SIZE + 1);
        return {
          conversation: describeConversation(row),
          person: {
            id: row.user_id,
            name: row.person,
            phone_ending: phoneEnding(row.phone),
            teams: await listTeams(db, row.user_id),
            leagues: await listLeagues(db, row.user_id),
            since: toInstant(row.since),
          },
          messages: rows.slice(0, CHATS_PAGE_SIZE).toReversed().map(describe),
          more: rows.length > CHATS_PAGE_SIZE,
        };
      }),

      route(answerInbox, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const row = await requireConversation(tx, staff, params.id);
          await answer(tx, { row, staffId: staff.staffId, ...body }, now, log);
          const [message] = await listThread(tx, row.id, undefined, 1);
          if (!message) throw errors.internal();
          const conversation = describeConversation(await requireConversation(tx, staff, row.id));
          return { conversation, message: describe(message) };
        }),
      ),

      route(assignInbox, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const row = await requireConversation(tx, staff, params.id);
          const member = body.staff_id === null ? null : await findStaff(tx, Number(body.staff_id) || 0);
          if (member === undefined) throw errors.invalidField('staff_id', 'This person is not on the staff.');
          if (member && !(await mayAnswer(tx, member.id))) {
            throw errors.invalidField('staff_id', 'This person does not answer conversations.');
          }
          if (!seesEveryLeague(staff) && member && member.id !== staff.staffId) {
            throw errors.forbidden('You can take a conversation, but not assign it to someone else.');
          }
          await assign(tx, row.id, member?.id ?? null, now);
          await publishEvent(tx, { kind: 'conversation', userId: row.user_id, conversationId: row.id }, now);
          await log({
            action: 'conversation.assigned',
            thing: { kind: CONVERSATION, id: row.id },
            before: { to: row.assigned_name },
            after: { to: member?.name ?? null },
          });
          return describeConversation(await requireConversation(tx, staff, row.id));
        }),
      ),

      route(closeInbox, ({ params }, call) => setStatus(0, params.id, call)),
      route(reopenInbox, ({ params }, call) => setStatus(1, params.id, call)),

      route(showPhone, ({ params }, { staff, act }) =>
        act(async (tx, now, log) => {
          const row = await requireConversation(tx, staff, params.id);
          return uncoverNumber(tx, staff, row, now, log);
        }),
      ),
    ];
  },
  pages: (context) => [pageRoute(pages.deskChatPicture, (c) => sendLinkedPicture(context, c))],
});

/** Does nothing if the conversation already has the status. */
const setStatus = (status: 0 | 1, id: Id, { staff, act }: StaffCall) =>
  act(async (tx, now, log) => {
    const row = await requireConversation(tx, staff, id);
    if (await setConversationStatus(tx, row.id, status, now)) {
      await log({
        action: `conversation.${status === 1 ? 'reopened' : 'closed'}`,
        thing: { kind: CONVERSATION, id: row.id },
      });
    }
    return describeConversation(await requireConversation(tx, staff, id));
  });
