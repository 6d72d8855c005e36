import { formAnswersFile } from '@maidan/contract/desk/forms/forms';
import { registrationFile } from '@maidan/contract/desk/league/league-registrations';
import { FILE_ROWS } from '@maidan/contract/desk/limits';
import { deskLog, deskLogFile } from '@maidan/contract/desk/log';
import { formById } from '@maidan/contract/league/custom-forms';
import { registrationById } from '@maidan/contract/league/league-registrations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/databases/engines.ts';
import { importContent } from '../../../testing/packs.ts';
import { seatStaff } from '../../../testing/people/staff.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { writeMany } from '../../../testing/write-many.ts';
import { HOUR, MINUTE } from '../../runtime/clock.ts';

/** More rows than one part holds. */
const ROWS = FILE_ROWS + 2;

const pack = {
  'forms.json': [
    { slug: 'trials', title: 'Trials', fields: [{ name: 'why', label: 'Why?' }] },
    { slug: 'camp', title: 'Camp', fields: [{ name: 'why', label: 'Why?' }] },
  ],
  'leagues.json': [{ slug: 'cup', name: 'Gully Cup', created_at: '-20d' }],
  'league-registrations.json': [
    { slug: 'spring', league: 'cup', sports: [{ heading: 'Open', groups: [{ name: 'Titans' }] }], created_at: '-9d' },
  ],
};

interface Part {
  readonly csv: string;
  readonly cursor: string | null;
}

describe.each(engines)('exports in parts on %s', (engine) => {
  let api: TestApp;
  let form: number;
  let otherForm: number;
  let registration: number;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, pack);
    const trials = await api.reply(formById, { params: { id: 'trials' } });
    form = Number(trials?.id);
    otherForm = Number((await api.reply(formById, { params: { id: 'camp' } }))?.id);
    registration = Number((await api.reply(registrationById, { params: { id: 'spring' } })).id);
    const { userId } = await signIn(api);
    const fieldId = Number(trials?.fields[0]?.id);
    await writeMany(api.db, { userId, formId: form, fieldId }, ROWS, api.now());
    const { id: team } = await api.db.selectFrom('registration_groups').select('id').executeTakeFirstOrThrow();
    const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(ROWS)})`;
    await sql`insert into users (id, name, phone, created_at, last_used_at)
      ${numbers} select 5000 + i, 'Player ' || i, '98' || (10000000 + i), 1, 1 from n`.execute(api.db);
    await sql`insert into registration_entries (group_id, user_id, created_at)
      ${numbers} select ${sql.lit(team)}, 5000 + i, 1 from n`.execute(api.db);
    await sql`insert into audit_log (at, action) ${numbers} select 1000 * i, 'test.written' from n`.execute(api.db);
  });
  afterAll(() => api.close());

  const owner = async () => (await seatStaff(api, { roles: ['owner'] })).token;

  const exports = [
    {
      action: 'form-answers.exported',
      load: (token: string, cursor?: string) =>
        api.request(
          formAnswersFile,
          { params: { id: form }, query: cursor === undefined ? {} : { cursor } },
          { token },
        ),
    },
    {
      action: 'registration.exported',
      load: (token: string, cursor?: string) =>
        api.request(
          registrationFile,
          { params: { id: registration }, body: cursor === undefined ? {} : { cursor } },
          { token },
        ),
    },
    {
      action: 'log.exported',
      load: (token: string, cursor?: string) =>
        api.request(
          deskLogFile,
          { query: { action: 'test.written', ...(cursor === undefined ? {} : { cursor }) } },
          { token },
        ),
    },
  ] as const;
  const entries = async (action: string, token: string) =>
    (await api.reply(deskLog, { query: { action } }, { token })).data.length;

  test.each(exports)('$action: its parts contain all rows, with one entry in the log', async ({ action, load }) => {
    const token = await owner();
    const before = await entries(action, token);
    const first = (await load(token)).json as Part;
    const second = (await load(token, first.cursor ?? '')).json as Part;
    expect(second.cursor).toBeNull();
    const lines = (first.csv + second.csv).trimEnd().split('\r\n');
    expect([lines.length, new Set(lines).size]).toEqual([ROWS + 1, ROWS + 1]);
    expect(await entries(action, token)).toBe(before + 1);
  });

  test.each(exports)('$action: a cursor works only for its export, its person and an hour', async ({ load }) => {
    const [token, stranger] = [await owner(), await owner()];
    const { cursor } = (await load(token)).json as Part;
    const sealed = cursor ?? '';
    const [place = '', until = '', seal = ''] = sealed.split('~');
    const forged = ['', '0.0', 'lflr', place, `0.0~${until}~${seal}`, `${place}~${Number(until) + HOUR}~${seal}`];
    const refused = [
      await load(stranger, sealed),
      ...(await Promise.all(forged.map((other) => load(token, other)))),
      ...(await Promise.all(exports.filter((other) => other.load !== load).map((other) => other.load(token, sealed)))),
    ];
    for (const { status, json } of refused) {
      expect([status, json]).toEqual([
        400,
        expect.objectContaining({ message: expect.stringContaining('Please start it again') }),
      ]);
    }
    expect((await load(token, sealed)).status).toBe(200);
  });

  test.each(exports)('$action: a cursor expires after an hour', async ({ load }) => {
    const { token, staffId } = await seatStaff(api, { roles: ['owner'] });
    const { cursor } = (await load(token)).json as Part;
    api.wait(HOUR - MINUTE);
    // As after using a passkey again.
    const refresh = () =>
      api.db
        .updateTable('staff_sessions')
        .set({ fresh_until: api.now() + MINUTE })
        .where('staff_id', '=', staffId)
        .execute();
    await refresh();
    expect((await load(token, cursor ?? '')).status).toBe(200);
    api.wait(MINUTE);
    await refresh();
    expect((await load(token, cursor ?? '')).status).toBe(400);
  });

  test('a cursor continues only the responses of its own form, and a log only with its own filter', async () => {
    const token = await owner();
    const answers = (await exports[0].load(token)).json as Part;
    const query = { cursor: answers.cursor ?? '' };
    expect((await api.request(formAnswersFile, { params: { id: otherForm }, query }, { token })).status).toBe(400);
    const log = (await exports[2].load(token)).json as Part;
    const wider = { query: { cursor: log.cursor ?? '' } };
    expect((await api.request(deskLogFile, wider, { token })).status).toBe(400);
  });

  test('repeating an export with its key returns nothing without a log entry', async () => {
    const token = await owner();
    const parts = { token, headers: { 'idempotency-key': 'export-once' } };
    const input = { params: { id: form }, query: {} };
    expect((await api.request(formAnswersFile, input, parts)).status).toBe(200);
    expect((await api.request(formAnswersFile, input, parts)).status).toBe(409);
  });
});
