import {
  addInboxNote,
  inboxNotes,
  lookAtInbox,
  markCall,
  removeInboxNote,
  type InboxNote,
} from '@maidan/contract/desk/inbox/inbox-work';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { toInstant } from '../../runtime/clock.ts';
import { publishEvent } from '../events/live-events.store.ts';
import { defineModule } from '../module.ts';
import { requireId } from '../access/cursors.service.ts';
import { describeConversation } from './inbox.reply.ts';
import {
  deleteNote,
  endLook,
  insertNote,
  listLookers,
  listNotes,
  noteLook,
  setCallWanted,
  type NoteRow,
} from './inbox-work.store.ts';
import { CONVERSATION, requireConversation } from './require-conversation.service.ts';

/** What staff share about a conversation: notes, calls and who is viewing it. */
export const inboxWorkModule = defineModule({
  name: 'inbox-work',
  routes({ db, clock }) {
    return [
      route(inboxNotes, async ({ params }, { staff }) => {
        const { id } = await requireConversation(db, staff, params.id);
        return { data: (await listNotes(db, id)).map(describe) };
      }),

      route(addInboxNote, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const text = body.text.trim();
          if (text === '') throw errors.invalidField('text', 'Please write something.');
          const { id: conversationId } = await requireConversation(tx, staff, params.id);
          await insertNote(tx, { conversationId, staffId: staff.staffId, text }, now);
          await publishEvent(tx, { kind: 'staff', conversationId }, now);
          await log({ action: 'conversation.noted', thing: { kind: CONVERSATION, id: conversationId } });
          const note = (await listNotes(tx, conversationId)).at(-1);
          if (!note) throw errors.internal();
          return describe(note);
        }),
      ),

      route(removeInboxNote, ({ params }, { staff, act }) =>
        act(async (tx, now, log) => {
          const { id: conversationId } = await requireConversation(tx, staff, params.id);
          const staffId = staff.roles.includes('owner') ? null : staff.staffId;
          const id = requireId(params.note, 'note');
          if (!(await deleteNote(tx, { id, conversationId, staffId }))) throw errors.notFound('note');
          await publishEvent(tx, { kind: 'staff', conversationId }, now);
          await log({ action: 'conversation.note-removed', thing: { kind: CONVERSATION, id: conversationId } });
          return null;
        }),
      ),

      route(markCall, ({ params, body: { outcome } }, { staff, act }) =>
        act(async (tx, now, log) => {
          const row = await requireConversation(tx, staff, params.id);
          if (outcome === 'wanted') await setCallWanted(tx, row.id, row.call_wanted_since ?? now);
          if (outcome === 'reached' || outcome === 'wrong_number') await setCallWanted(tx, row.id, null);
          await publishEvent(tx, { kind: 'staff', conversationId: row.id }, now);
          await log({ action: 'conversation.called', thing: { kind: CONVERSATION, id: row.id }, after: { outcome } });
          return describeConversation(await requireConversation(tx, staff, row.id));
        }),
      ),

      // Not an action: it only reports presence, and is neither logged nor repeated.
      route(lookAtInbox, ({ params, body }, { staff }) =>
        db.transaction().execute(async (tx) => {
          const { id: conversationId } = await requireConversation(tx, staff, params.id);
          const now = clock();
          const isNews = body.leaves
            ? await endLook(tx, conversationId, staff.staffId)
            : await noteLook(tx, conversationId, staff.staffId, now);
          if (isNews) await publishEvent(tx, { kind: 'looking', conversationId }, now);
          return { data: await listLookers(tx, conversationId, staff.staffId, now) };
        }),
      ),
    ];
  },
});

const describe = ({ id, staff_id, staff_name, text, created_at }: NoteRow): InboxNote => ({
  id,
  staff: { id: staff_id, name: staff_name },
  text,
  created_at: toInstant(created_at),
});
