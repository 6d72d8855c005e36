import { newChat } from '@maidan/contract/account/conversations';
import { inbox } from '@maidan/contract/desk/inbox/inbox';
import {
  addInboxNote,
  inboxNotes,
  lookAtInbox,
  markCall,
  removeInboxNote,
  type CallOutcome,
} from '@maidan/contract/desk/inbox/inbox-work';
import { deskLog } from '@maidan/contract/desk/log';
import { CALLBACK_TEXT } from '@maidan/contract/rules/callback';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startConversation } from '../../../testing/conversations.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { openEvents } from '../../../testing/stand-ins/event-stream.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signIn, type TestUser } from '../../../testing/people/users.ts';
import { MINUTE, SECOND } from '../../runtime/clock.ts';

describe.each(everyEngine)('what staff share about a conversation on %s', (engine) => {
  let api: TestApp;
  let person: TestUser;
  let owner: string;
  let editor: string;
  let id: number;
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    person = await signIn(api, undefined, 'Asha');
    ({ token: owner } = await seatStaff(api, { roles: ['owner'], name: 'Olga' }));
    ({ token: editor } = await seatStaff(api, { roles: ['editor'], name: 'Esha' }));
    id = await startConversation(api, person.token, { message: 'Is it free?' });
  });
  afterAll(() => api.close());

  const notes = async (token: string) => (await api.reply(inboxNotes, { params: { id } }, { token })).data;

  test('notes are for the staff; their author can remove them, and so can an owner', async () => {
    const write = async (text: string, token: string) => {
      const note = await api.reply(addInboxNote, { params: { id }, body: { text } }, { token });
      return Number(note.id);
    };
    const remove = async (note: number, token: string) =>
      (await api.request(removeInboxNote, { params: { id, note } }, { token })).status;
    const [first, second] = [
      await write(' Her brother plays for the Jets. ', owner),
      await write('Free for him.', editor),
    ];
    expect(await notes(editor)).toMatchObject([
      { id: first, staff: { name: 'Olga' }, text: 'Her brother plays for the Jets.' },
      { id: second, staff: { name: 'Esha' } },
    ]);
    expect((await api.send('GET', `/api/desk/inbox/${id}/notes`, { token: person.token })).status).toBe(401);
    expect(await remove(first, editor)).toBe(404);
    expect(await remove(second, owner)).toBe(204);
    expect(await remove(first, owner)).toBe(204);
    expect(await notes(owner)).toEqual([]);
    // The log records that there were notes, but not their text.
    const { data } = await api.reply(deskLog, { query: { action: 'conversation.' } }, { token: owner });
    expect(JSON.stringify(data)).not.toContain('Jets');
    expect(data).toHaveLength(4);
  });

  test('a person who requests a call is on the list of calls until someone reaches them', async () => {
    const calls = async () =>
      (await api.reply(inbox, { query: { state: 'calls' } }, { token: editor })).data.map((row) => row.id);
    const mark = (outcome: CallOutcome) =>
      api.reply(markCall, { params: { id }, body: { outcome } }, { token: editor });
    await api.reply(newChat, { body: { conversation_id: id, message: 'Please call' } }, { token: person.token });
    expect(await calls()).toEqual([]);
    await api.reply(newChat, { body: { conversation_id: id, message: CALLBACK_TEXT } }, { token: person.token });
    expect(await calls()).toEqual([id]);
    const { call_wanted_since: since } = await mark('not_reached');
    expect(since).not.toBeNull();
    expect(await calls()).toEqual([id]);
    expect((await mark('reached')).call_wanted_since).toBeNull();
    expect(await calls()).toEqual([]);
    await mark('wanted');
    expect(await calls()).toEqual([id]);
  });

  test('staff see who else is viewing a conversation, and its person does not', async () => {
    const look = async (token: string, leaves = false) =>
      (await api.reply(lookAtInbox, { params: { id }, body: { leaves } }, { token })).data.map(({ name }) => name);
    const desk = await openEvents(api, owner, '', 'desk/live');
    const reader = await openEvents(api, person.token);
    expect([await desk.next(), await reader.next()]).toMatchObject([{ kind: 'ready' }, { kind: 'ready' }]);
    expect(await look(owner)).toEqual([]);
    expect(await look(editor)).toEqual(['Olga']);
    // Staying sends no event: two events for two arrivals.
    expect(await look(owner)).toEqual(['Esha']);
    await api.reply(addInboxNote, { params: { id }, body: { text: 'Mine' } }, { token: owner });
    expect([await desk.next(), await desk.next(), await desk.next()]).toMatchObject([
      { kind: 'looking', conversation_id: id },
      { kind: 'looking', conversation_id: id },
      { kind: 'staff', conversation_id: id },
    ]);
    expect(await look(editor, true)).toEqual(['Olga']);
    expect(await look(owner)).toEqual([]);
    await look(editor);
    api.wait(MINUTE + SECOND);
    expect(await look(owner)).toEqual([]);
    await api.reply(newChat, { body: { conversation_id: id, message: 'Hello?' } }, { token: person.token });
    expect(await reader.next()).toMatchObject({ kind: 'message' });
    await Promise.all([desk.close(), reader.close()]);
  });
});
