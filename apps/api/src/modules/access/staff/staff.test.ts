import { deskLog, deskLogFile } from '@maidan/contract/desk/log';
import {
  addPasskey,
  beginPasskey,
  deskMe,
  deskSessions,
  endDeskSession,
  leaveDesk,
  newRecoveryCodes,
  passkeys,
  removePasskey,
} from '@maidan/contract/desk/access/me';
import {
  changeRoles,
  invitations,
  invite,
  removeStaff,
  resetStaff,
  revokeInvitation,
  staffList,
} from '@maidan/contract/desk/access/staff';
import { addFirstPasskey, checkDeskCode } from '@maidan/contract/desk/access/sign-in';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../testing/databases/engines.ts';
import { demoPack } from '../../../../testing/packs.ts';
import { makePasskey } from '../../../../testing/people/passkeys.ts';
import {
  enterDeskCode,
  joinStaff,
  refreshPasskey,
  seatStaff,
  type TestStaff,
} from '../../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { newPhone } from '../../../../testing/people/users.ts';
import { HOUR, MINUTE } from '../../../runtime/clock.ts';

describe.each(engines)('the staff on %s', (engine) => {
  let api: TestApp;
  let owner: TestStaff;
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    owner = await joinStaff(api, { roles: ['owner'], name: 'Asha Rao' });
  });
  afterAll(() => api.close());

  const asOwner = () => ({ token: owner.token });
  const actions = async () =>
    (await api.reply(deskLog, { query: {} }, asOwner())).data.map(({ action }) => action).toReversed();

  test('an owner invites a number with roles; the link works once, for 72 hours, and can be revoked', async () => {
    await demoPack(api);
    const { id: league, name } = await api.db.selectFrom('leagues').select(['id', 'name']).executeTakeFirstOrThrow();
    const phone = newPhone();
    const body = { phone: `+91 ${phone}`, name: 'Ravi', roles: ['organiser' as const], league_ids: [league] };
    const made = await api.reply(invite, { body }, asOwner());
    expect(made).toMatchObject({
      phone_ending: phone.slice(-2),
      leagues: [{ id: league, name }],
      invited_by: { name: 'Asha Rao' },
    });
    const secret = made.link.split('/join#')[1] ?? '';
    expect(made.link).toBe(`http://desk.maidan.localhost:3002/join#${secret}`);
    expect(JSON.stringify(await api.reply(invitations, { query: {} }, asOwner()))).not.toContain(secret);

    const again = await api.reply(invite, { body }, asOwner());
    expect((await enterDeskCode(api, phone, secret)).status).toBe(404);
    api.wait(MINUTE);
    expect((await enterDeskCode(api, phone, again.link.split('#')[1])).status).toBe(200);
    await api.reply(revokeInvitation, { params: { id: again.id } }, asOwner());
    api.wait(2 * MINUTE);
    expect((await enterDeskCode(api, phone, again.link.split('#')[1])).status).toBe(404);
    await refreshPasskey(api, owner);
    const late = await api.reply(invite, { body }, asOwner());
    api.wait(72 * HOUR);
    expect((await enterDeskCode(api, phone, late.link.split('#')[1])).status).toBe(404);
  });

  test('an organiser needs an existing league; other roles cannot have one', async () => {
    const refused = async (body: object) => {
      const answer = await api.request(invite, { body: { phone: newPhone(), ...body } as never }, asOwner());
      return Object.keys((answer.json as { errors?: object }).errors ?? {});
    };
    expect(await refused({ roles: ['organiser'] })).toEqual(['league_ids']);
    expect(await refused({ roles: ['editor'], league_ids: [1] })).toEqual(['league_ids']);
    expect(await refused({ roles: ['organiser'], league_ids: [99] })).toEqual(['league_ids']);
    expect(await refused({ roles: [] })).toEqual(['roles']);
    expect(await refused({ roles: ['owner'], phone: owner.phone })).toEqual(['phone']);
  });

  test('the last owner can neither leave, nor be removed, nor lose the role', async () => {
    const id = owner.staffId;
    const refused = [
      await api.request(leaveDesk, {}, asOwner()),
      await api.request(removeStaff, { params: { id } }, asOwner()),
      await api.request(changeRoles, { params: { id }, body: { roles: ['editor'] } }, asOwner()),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
    await seatStaff(api, { roles: ['owner'] });
    expect((await api.request(leaveDesk, {}, asOwner())).status).toBe(204);
    expect((await api.request(deskMe, {}, asOwner())).status).toBe(401);
  });

  test('when the last two owners leave at the same moment, one stays', async () => {
    const other = await seatStaff(api, { roles: ['owner'] });
    const answers = await Promise.all([owner, other].map(({ token }) => api.request(leaveDesk, {}, { token })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  test('a person who is removed is out at once; the log keeps the name, and the number is gone', async () => {
    const { staffId: id, token, phone } = await seatStaff(api, { roles: ['editor'], name: 'Ravi' });
    await api.reply(removeStaff, { params: { id } }, asOwner());
    expect((await api.request(deskMe, {}, { token })).status).toBe(401);
    api.wait(MINUTE);
    expect((await enterDeskCode(api, phone)).status).toBe(403);
    const row = await api.db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ name: 'Ravi', phone: null });
    const { data } = await api.reply(deskLog, { query: { thing_kind: 'staff', thing_id: String(id) } }, asOwner());
    expect(data).toMatchObject([{ action: 'staff.removed', thing: { name: 'Ravi' }, staff: { name: 'Asha Rao' } }]);
    expect((await api.request(removeStaff, { params: { id } }, asOwner())).status).toBe(404);
  });

  test.each([
    ['is removed', (id: number) => api.reply(removeStaff, { params: { id } }, asOwner())],
    ['is reset', (id: number) => api.reply(resetStaff, { params: { id } }, asOwner())],
    [
      'is no longer an owner',
      (id: number) => api.reply(changeRoles, { params: { id }, body: { roles: ['editor'] } }, asOwner()),
    ],
  ])('the invitations of an owner end when that person %s', async (_, act) => {
    const { staffId, token } = await seatStaff(api, { roles: ['owner'] });
    const phone = newPhone();
    const { link } = await api.reply(invite, { body: { phone, roles: ['owner'] } }, { token });
    await act(staffId);
    expect((await enterDeskCode(api, phone, link.split('#')[1])).status).toBe(404);
  });

  test('a change of roles takes effect at once, and the log has the old and the new ones', async () => {
    const { staffId: id, token } = await seatStaff(api, { roles: ['editor'], name: 'Ravi' });
    expect((await api.request(staffList, { query: {} }, { token })).status).toBe(403);
    await api.reply(changeRoles, { params: { id }, body: { roles: ['moderator', 'owner'] } }, asOwner());
    expect((await api.request(staffList, { query: {} }, { token })).status).toBe(200);
    const { data } = await api.reply(deskLog, { query: { action: 'staff.roles-changed' } }, asOwner());
    expect(data).toMatchObject([{ before: { roles: 'editor' }, after: { roles: 'moderator, owner' } }]);
  });

  test('an owner resets a member who lost everything: only the new link lets them in', async () => {
    const person = await joinStaff(api, { roles: ['moderator'], name: 'Ravi' });
    const { link } = await api.reply(resetStaff, { params: { id: person.staffId } }, asOwner());
    expect((await api.request(deskMe, {}, { token: person.token })).status).toBe(401);
    api.wait(MINUTE);
    expect((await enterDeskCode(api, person.phone)).status).toBe(403);
    api.wait(2 * MINUTE);
    const begun = await enterDeskCode(api, person.phone, link.split('#')[1]);
    const { ticket, next, options } = checkDeskCode.response.parse(begun.json);
    expect(next).toBe('new_passkey');
    const body = { ticket, response: makePasskey('http://desk.maidan.localhost:3002').register(options) };
    const { recovery_codes: codes } = await api.reply(addFirstPasskey, { body });
    // The earlier passkeys are gone.
    expect([codes.length, codes.filter((code) => person.recoveryCodes.includes(code))]).toEqual([10, []]);
  });

  test("a person adds and removes passkeys but keeps at least one, and sees no one else's", async () => {
    const other = await joinStaff(api, { roles: ['owner'] });
    const [theirs] = (await api.reply(passkeys, {}, { token: other.token })).data;
    const foreign = await api.request(removePasskey, { params: { id: theirs?.id ?? 0 } }, asOwner());
    expect(foreign.status).toBe(404);
    const [only] = (await api.reply(passkeys, {}, asOwner())).data;
    const keep = await api.request(removePasskey, { params: { id: only?.id ?? 0 } }, asOwner());
    expect(keep.status).toBe(409);
    const { options } = await api.reply(beginPasskey, {}, asOwner());
    expect(JSON.stringify(options['excludeCredentials'])).toContain('internal');
    const second = makePasskey('http://desk.maidan.localhost:3002');
    const body = { response: second.register(options), passkey_name: 'Office' };
    expect(await api.reply(addPasskey, { body }, asOwner())).toMatchObject({ name: 'Office' });
    await api.reply(removePasskey, { params: { id: only?.id ?? 0 } }, asOwner());
    expect((await api.reply(passkeys, {}, asOwner())).data.map(({ name }) => name)).toEqual(['Office']);
  });

  test('a person can end only their own sessions, and replace their recovery codes', async () => {
    const other = await seatStaff(api, { roles: ['owner'] });
    const [session] = (await api.reply(deskSessions, {}, { token: other.token })).data;
    expect((await api.request(endDeskSession, { params: { id: session?.id ?? 0 } }, asOwner())).status).toBe(404);
    const { recovery_codes: codes } = await api.reply(newRecoveryCodes, {}, asOwner());
    expect(codes).toHaveLength(10);
    expect(codes.filter((code) => owner.recoveryCodes.includes(code))).toEqual([]);
    expect(await api.reply(deskMe, {}, asOwner())).toMatchObject({ recovery_codes_left: 10 });
  });

  test('the log pages by cursor, filters, and becomes a file that spreadsheets do not run', async () => {
    for (let turn = 0; turn < 35; turn += 1) {
      const name = turn === 3 ? '=cmd()' : `Person ${turn}`;
      await api.reply(invite, { body: { phone: newPhone(), name, roles: ['editor'] } }, asOwner());
    }
    const first = await api.reply(deskLog, { query: { action: 'invitation.' } }, asOwner());
    expect(first.data).toHaveLength(30);
    const query = { action: 'invitation.', cursor: first.cursor ?? '' };
    const rest = await api.reply(deskLog, { query }, asOwner());
    expect([rest.data.length, rest.cursor, rest.data.at(-1)?.thing?.name]).toEqual([5, null, 'Person 0']);
    expect((await api.reply(deskLog, { query: { from: '2026-11-21' } }, asOwner())).data).toEqual([]);
    expect((await api.reply(deskLog, { query: { to: '2026-11-20' } }, asOwner())).data).toHaveLength(30);
    const { csv } = await api.reply(deskLogFile, { query: { action: 'invitation.made' } }, asOwner());
    expect(csv.split('\r\n')).toHaveLength(37);
    expect(csv).toContain(`"'=cmd()"`);
  });

  test('other roles see their own actions, and not those of the owner', async () => {
    const { token, staffId } = await seatStaff(api, { roles: ['moderator'] });
    const query = { staff_id: owner.staffId };
    expect((await api.reply(deskLog, { query }, { token })).data).toEqual([]);
    await api.reply(newRecoveryCodes, {}, { token });
    expect((await api.reply(deskLog, { query }, { token })).data).toMatchObject([{ staff: { id: staffId } }]);
  });

  test('rows of the log can be neither changed nor removed', async () => {
    expect(await actions()).toEqual(['staff.joined', 'passkey.added', 'session.started']);
    await expect(sql`update audit_log set action = 'nothing'`.execute(api.db)).rejects.toThrow('append-only');
    await expect(sql`delete from audit_log`.execute(api.db)).rejects.toThrow('append-only');
    expect(await actions()).toHaveLength(3);
  });

  test('an invitation sent twice with one key is created once, and its link is stored nowhere', async () => {
    const phone = newPhone();
    const body = { phone, roles: ['editor' as const] };
    const parts = { ...asOwner(), headers: { 'idempotency-key': 'invite-once' } };
    const { link } = await api.reply(invite, { body }, parts);
    const secret = link.split('#')[1] ?? '';
    const repeat = await api.request(invite, { body }, parts);
    expect([repeat.status, repeat.json]).toEqual([409, expect.objectContaining({ code: 'conflict' })]);
    const other = await api.request(invite, { body: { ...body, phone: newPhone() } }, parts);
    expect(other.status).toBe(422);
    const kept = await api.db.selectFrom('staff_idempotency_keys').selectAll().execute();
    expect(kept).toMatchObject([{ staff_id: owner.staffId, idempotency_key: 'invite-once', reply: '' }]);
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(await actions()).toHaveLength(4);
    expect((await enterDeskCode(api, phone, secret)).status).toBe(200);
  });

  test('the staff are listed by name, page by page', async () => {
    for (let turn = 0; turn < 31; turn += 1) await seatStaff(api, { roles: ['editor'], name: `Person ${turn % 4}` });
    const first = await api.reply(staffList, { query: {} }, asOwner());
    const rest = await api.reply(staffList, { query: { cursor: first.cursor ?? '' } }, asOwner());
    const all = [...first.data, ...rest.data];
    expect([first.data.length, rest.data.length, new Set(all.map(({ id }) => id)).size]).toEqual([30, 2, 32]);
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
  });
});
