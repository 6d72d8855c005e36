import { insights } from '@maidan/contract/desk/insights';
import { deskLog } from '@maidan/contract/desk/log';
import { deskMe } from '@maidan/contract/desk/access/me';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { insertLeague } from '../../../testing/leagues.ts';
import { createOperator, splitWords } from '../../../testing/operator.ts';
import { enterDeskCode, seatStaff } from '../../../testing/people/staff.ts';
import { newPhone } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('the staff commands on %s', (engine) => {
  let api: TestApp;
  let owner: Awaited<ReturnType<typeof seatStaff>>;
  let league: string;
  let operator: ReturnType<typeof createOperator>;
  const run = (line: string) => operator.run(splitWords(line));
  beforeAll(async () => {
    api = await createTestApp(engine);
    operator = createOperator(api);
    owner = await seatStaff(api, { roles: ['owner'], name: 'Olga' });
    const id = await insertLeague(api);
    ({ slug: league } = await api.db
      .selectFrom('leagues')
      .select('slug')
      .where('id', '=', id)
      .executeTakeFirstOrThrow());
  });
  afterAll(async () => {
    operator.removeFolder();
    await api.close();
  });

  test('an empty desk says how the first owner signs in', async () => {
    const empty = await createTestApp(engine);
    const first = createOperator(empty);
    expect(await first.run(['staff', 'list'])).toContain('pnpm maidan staff owner <phone>');
    first.removeFolder();
    await empty.close();
  });

  test('an invitation by command follows the rules of the desk, and its link works there', async () => {
    const phone = newPhone();
    const link = await run(`staff invite ${phone} --role organiser --league ${league} --name Omar`);
    const secret = link.split('/join#')[1] ?? '';
    expect((await enterDeskCode(api, phone, secret)).status).toBe(200);
    const list = JSON.parse(await run('staff list --json')) as Record<'staff' | 'invitations', unknown[]>;
    expect(list).toMatchObject({
      staff: [{ id: owner.staffId, name: 'Olga', roles: ['owner'] }],
      invitations: [{ name: 'Omar', roles: ['organiser'], phone_ending: phone.slice(-2), invited_by: null }],
    });
    expect(JSON.stringify(list)).not.toContain(phone);
    for (const [line, words] of [
      [`staff invite ${owner.phone} --role editor`, 'This number already belongs to a member of staff.'],
      [`staff invite ${phone} --role organiser`, 'Please choose the leagues of the organiser.'],
      [`staff invite ${phone} --role editor --league ${league}`, 'Only organisers can be limited to leagues.'],
      [`staff invite ${phone} --role organiser --league no-such`, 'does not exist'],
      ['staff invite 12 --role editor', 'is not a mobile number'],
      [`staff invite ${phone} --role king`, '--role'],
    ] as const) {
      await expect(run(line)).rejects.toThrow(words);
    }
  });

  test('an invitation can be revoked, and a person removed from the staff, but never the last owner', async () => {
    const phone = newPhone();
    const { id, link } = JSON.parse(await run(`staff invite ${phone} --role editor --name Eli --json`)) as {
      id: number;
      link: string;
    };
    expect(await run(`staff revoke ${id} --dry-run`)).toBe('Would end the invitation of Eli.');
    expect(await run('staff list')).toContain('Eli, editor');
    expect(await run(`staff revoke ${id}`)).toBe('Ended the invitation of Eli.');
    expect((await enterDeskCode(api, phone, link.split('#')[1])).status).not.toBe(200);
    await expect(run(`staff revoke ${id}`)).rejects.toThrow(`There is no open invitation ${id}.`);

    const editor = await seatStaff(api, { roles: ['editor'], name: 'Edda' });
    expect(await run(`staff remove ${editor.staffId} --dry-run`)).toBe('Would remove Edda from the staff.');
    expect((await api.request(deskMe, {}, { token: editor.token })).status).toBe(200);
    expect(await run(`staff remove ${editor.staffId}`)).toBe('Removed Edda from the staff.');
    expect((await api.request(deskMe, {}, { token: editor.token })).status).toBe(401);
    await expect(run(`staff remove ${editor.staffId}`)).rejects.toThrow(`has the id ${editor.staffId}`);
    for (const more of ['', ' --dry-run']) {
      await expect(run(`staff remove ${owner.staffId}${more}`)).rejects.toThrow('The last owner cannot leave.');
    }
  });

  test('the log and the counts are the same as at the desk', async () => {
    const { token } = owner;
    const { data } = await api.reply(deskLog, { query: { action: 'invitation.' } }, { token });
    expect(data.length).toBeGreaterThan(2);
    const listed = JSON.parse(await run('log list --action invitation. --kind invitation --json')) as object[];
    expect(data).toMatchObject(listed);
    expect(await run('log list --action invitation.revoked')).toMatch(
      /the server {2}invitation.revoked {2}invitation \d+$/,
    );
    expect(await run('log list --to 2026-11-19')).toBe('Nothing was done.');
    await expect(run('log list --from yesterday')).rejects.toThrow('--from');
    const counted = await api.reply(insights, { query: { days: 7 } }, { token });
    expect(JSON.parse(await run('insights show --days 7 --json'))).toEqual(counted);
    expect(await run('insights show')).toContain('accounts        0');
    await expect(run('insights show --days 91')).rejects.toThrow('--days');
  });
});
