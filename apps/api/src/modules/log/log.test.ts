import { deskLog, deskLogFile } from '@maidan/contract/desk/log';
import { invite, revokeInvitation } from '@maidan/contract/desk/access/staff';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newPhone } from '../../../testing/people/users.ts';
import { writeAct } from './audit-log.store.ts';

describe.each(everyEngine)('the log on %s', (engine) => {
  let api: TestApp;
  let token: string;
  beforeEach(async () => {
    await (api as TestApp | undefined)?.close();
    api = await createTestApp(engine);
    ({ token } = await seatStaff(api, { roles: ['owner'] }));
  });
  afterAll(() => api.close());

  test('an action is the latest of its thing until something else changes it', async () => {
    const made = await api.reply(invite, { body: { phone: newPhone(), name: 'Ravi', roles: ['editor'] } }, { token });
    const latest = async () =>
      (await api.reply(deskLog, { query: { action: 'invitation.' } }, { token })).data.map(
        ({ action, is_latest: isLatest }) => [action, isLatest],
      );
    expect(await latest()).toEqual([['invitation.made', true]]);
    const thing = { kind: 'invitation', id: Number(made.id) };
    await writeAct(api.db, null, { action: 'phone.shown', thing }, api.now());
    expect(await latest()).toEqual([['invitation.made', true]]);
    await api.reply(revokeInvitation, { params: { id: made.id } }, { token });
    expect(await latest()).toEqual([
      ['invitation.revoked', true],
      ['invitation.made', false],
    ]);
  });

  test('its file shows values and times in readable form', async () => {
    const [before, after] = [{ name: 'Turf, at night' }, { name: 'Turf', at: '2026-11-26T21:11:50.880Z', rule: null }];
    await writeAct(api.db, null, { action: 'post.changed', before, after }, api.now());
    const { csv } = await api.reply(deskLogFile, { query: { action: 'post.changed' } }, { token });
    expect(csv).toContain('"name: Turf, at night","name: Turf; at: 2026-11-27 02:41:50; rule: "');
  });
});
