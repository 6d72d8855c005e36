import { ApiError } from '@maidan/api-client/errors/api-error';
import type { LoggedAct } from '@maidan/contract/desk/log';
import { expect, test } from 'vitest';
import { undoActOf } from './undo-acts.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const withdrawn: LoggedAct = {
  id: 9,
  at: '2026-11-20T12:00:00Z',
  staff: { id: 7, name: 'Kavya' },
  action: 'post.withdrawn',
  thing: { kind: 'post', id: 4, name: 'Turf at night' },
  before: { state: 'out' },
  after: { state: 'withdrawn' },
  device: null,
  is_latest: true,
};

test('a withdrawn post is restored by the call that restores posts', () => {
  expect(undoActOf(withdrawn, now)?.by.id).toBe('restorePosts');
});

test('a removed match is restored, although its page is gone', () => {
  const act = { ...withdrawn, action: 'fixture.removed', thing: { kind: 'fixture', id: 4, name: 'Jets v Lions' } };
  expect(undoActOf(act, now)?.by.id).toBe('bringFixtureBack');
});

test.each([
  ['something was built on it', { ...withdrawn, is_latest: false }],
  ['it is older than thirty days', { ...withdrawn, at: '2026-10-20T12:00:00Z' }],
  ['no one can take it back', { ...withdrawn, action: 'conversation.answered' }],
  ['someone may have used it', { ...withdrawn, action: 'invitation.made' }],
])('an act stays when %s', (_, act) => {
  expect(undoActOf(act, now)).toBeNull();
});

test.each([
  ['person.warning', true],
  ['person.warning-lifted', false],
])('%s is undone on the matching sanction of the person', async (action, lifted) => {
  const act = { ...withdrawn, action, thing: { kind: 'person', id: 4, name: 'Meera' } };
  const sanctions = [
    { id: 8, kind: 'limit', in_force: lifted },
    { id: 9, kind: 'warning', in_force: lifted },
  ];
  const sent: unknown[] = [];
  const call = ({ id }: { id: string }, input: unknown) =>
    Promise.resolve(id === 'personById' ? { sanctions } : sent.push(input));
  await undoActOf(act, now)?.run({ call } as never, 4, act);
  expect(sent).toEqual([{ body: { id: 9, lifted } }]);
});

test('changed names get the values that the sites showed before', async () => {
  const act = {
    ...withdrawn,
    action: 'site-details.changed',
    before: { name: 'Maidan', x: '' },
    after: { name: 'Akhada' },
  };
  const sent: unknown[] = [];
  const api = { call: (_: unknown, input: unknown) => Promise.resolve(sent.push(input)) };
  await undoActOf(act, now)?.run(api as never, 1, act);
  const changes = [
    { name: 'name', value: 'Maidan' },
    { name: 'x', value: '' },
  ];
  expect(sent).toEqual([{ body: { changes } }]);
});

test('undoing a withdrawal says why when the server refuses it', async () => {
  const reason = 'Its files have been removed.';
  const api = { call: () => Promise.resolve({ done: [], failed: [{ id: 4, name: null, reason }] }) };
  const undo = undoActOf(withdrawn, now)?.run(api as never, 4, withdrawn);
  await expect(undo).rejects.toMatchObject({ serverMessage: reason });
});

test('undoing a decision that a later match cannot follow points to the match page', async () => {
  const thing = { kind: 'fixture', id: 4, name: 'Jets v Lions' };
  const act = { ...withdrawn, action: 'fixture.decision-taken-back', thing };
  const serverMessage = '“Final” has begun with Jets, so its teams can no longer change.';
  const asked = { kind: 'http', status: 409, code: 'confirmation_needed', serverMessage } as const;
  const call = ({ id: endpointId }: { id: string }) =>
    endpointId === 'undoFixture'
      ? Promise.reject(new ApiError({ ...asked, endpointId }))
      : Promise.resolve({ fixture: { version: 'a' } });
  const undo = undoActOf(act, now)?.run({ call } as never, 4, act);
  await expect(undo).rejects.toMatchObject({ serverMessage: `${serverMessage} Undo it on the match page.` });
});
