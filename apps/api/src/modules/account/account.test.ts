import { policies } from '@maidan/brand/policies';
import { deleteAccount, exportAccount, keepAccount } from '@maidan/contract/account/account';
import { me } from '@maidan/contract/account/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '../../runtime/clock.ts';
import type { Tables } from '../../db/schema.ts';
import { tableOrder } from '../../db/schema.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { demoPack } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { listColumns } from '../../../testing/databases/list-columns.ts';
import { finishDeletions } from '../../../testing/people/finish-deletions.ts';
import { copyAccount } from '../../../testing/databases/copy-account.ts';
import { createFullAccount } from '../../../testing/people/full-account.ts';
import type { FullAccount } from '../../../testing/people/full-account.ts';
import { personalTables } from '../../db/schema.ts';
import { findOwner, isOwnedBy } from './account.store.ts';

describe.each(engines)('the account as a whole on %s', (engine) => {
  let api: TestApp;
  let person: FullAccount;
  let turn = 0;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
  });
  beforeEach(async () => {
    turn += 1;
    person = await createFullAccount(api, `canary${turn}x`);
  });
  afterAll(() => api.close());

  const dump = async (): Promise<Record<string, string>> => {
    const texts: Record<string, string> = {};
    for (const { name } of tableOrder) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(api.db);
      texts[name] = JSON.stringify(rows);
    }
    return texts;
  };
  const counters = async () => ({
    posts: await api.db.selectFrom('posts').select(['id', 'like_count']).orderBy('id').execute(),
    tags: await api.db.selectFrom('tags').select(['id', 'follower_count']).orderBy('id').execute(),
    categories: await api.db.selectFrom('categories').select(['id', 'follower_count']).orderBy('id').execute(),
    leagues: await api.db.selectFrom('leagues').select(['id', 'follower_count']).orderBy('id').execute(),
    groups: await api.db.selectFrom('registration_groups').select(['id', 'taken']).orderBy('id').execute(),
    options: await api.db.selectFrom('poll_options').select(['id', 'vote_count']).orderBy('id').execute(),
  });
  /** The names of the files of all stores: those of forms, pictures in messages, and pieces of files that are on their way. */
  const filesOf = async ({ userId }: FullAccount): Promise<string[]> => {
    const sent = api.db
      .selectFrom('form_files')
      .innerJoin('form_responses', 'form_responses.id', 'form_files.response_id')
      .select('form_files.name')
      .where('user_id', '=', userId);
    const pieces = api.db
      .selectFrom('upload_chunks')
      .innerJoin('unfinished_uploads', 'unfinished_uploads.id', 'upload_chunks.upload_id')
      .select('upload_chunks.name')
      .where('user_id', '=', userId);
    const pictures = api.db
      .selectFrom('chat_pictures')
      .innerJoin('conversations', 'conversations.id', 'chat_pictures.conversation_id')
      .select('chat_pictures.name')
      .where('user_id', '=', userId);
    return [...(await sent.execute()), ...(await pictures.execute()), ...(await pieces.execute())].map(
      ({ name }) => name,
    );
  };
  const requestCode = ({ token }: FullAccount) => api.request(deleteAccount, { body: {} }, { token });
  const keep = ({ token }: FullAccount) => api.reply(keepAccount, { body: {} }, { token });
  const remove = ({ token }: FullAccount, pin: string) => api.request(deleteAccount, { body: { pin } }, { token });

  test('the test account has a row in every personal table, so that the tests below see each one deleted', async () => {
    await requestCode(person);
    const owner = await findOwner(api.db, person.userId);
    for (const table of personalTables) {
      const { name } = table;
      const { rows } = await sql`select 1 from ${sql.table(name)} where ${isOwnedBy(owner, table)}`.execute(api.db);
      expect([name, rows.length > 0], 'add a row of this table to testing/people/full-account.ts').toEqual([
        name,
        true,
      ]);
    }
  });

  test('the export has every row and file of the account, nothing of anyone else, and nothing a thief could use [D-8 P-1]', async () => {
    const other = await createFullAccount(api, 'stranger');
    await requestCode(person);
    api.wait(MINUTE);
    const answer = await copyAccount(api, person);
    expect(answer.status).toBe(200);
    const { data } = exportAccount.response.parse(answer.json);
    if (!data) throw new Error('no data');
    expect(
      Object.entries(data)
        .filter(([, rows]) => rows.length > 0)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(personalTables.map(({ name }) => name as string).toSorted());
    for (const word of ['Name', 'Comment', 'Subject', 'Message', 'Answer', 'Place', '<p>News']) {
      expect(answer.text).toContain(`${word} ${person.canary}`);
    }
    expect(data['users']).toMatchObject([
      { id: person.userId, phone: person.phone, created_at: expect.stringContaining('T') },
    ]);
    const sent = Buffer.from(`for ${person.canary}`).toString('base64');
    expect(data['form_files']).toMatchObject([
      { content: sent, address: expect.stringMatching(/^\/api\/forms\/file\/\w+$/) },
    ]);
    const piece = Buffer.from(`piece of ${person.canary}`).toString('base64');
    expect(data['upload_chunks']).toMatchObject([{ content: piece, address: null }]);
    expect(data['consents']).toMatchObject([{ version: policies.lastUpdated, given_at: expect.stringContaining('T') }]);
    expect(answer.text).not.toContain(other.canary);
    expect(answer.text).not.toContain(other.phone);
    expect(answer.text).not.toMatch(/_hash|"mac"|"salt"|fingerprint/);
    // Nor does it name who decided about the person or removed their content.
    expect(answer.text).not.toMatch(/"staff_id"|"hidden_by"|"removed_/);
    expect(answer.text).not.toContain(person.token);
  });

  test('deleting it requires a code, leaves nothing of the person, and lowers each of their counters by one [D-8]', async () => {
    const bystander = await createFullAccount(api, `bystander${turn}x`);
    const leaver = await createFullAccount(api, `leaver${turn}x`);
    const second = await (async () => {
      api.wait(MINUTE);
      return signIn(api, leaver.phone);
    })();
    api.wait(MINUTE);
    await keep(leaver);
    const theirs = JSON.stringify(
      await api.db.selectFrom('users').selectAll().where('id', '=', bystander.userId).execute(),
    );
    const requested = await requestCode(leaver);
    expect(requested.json).toMatchObject({ deleted: false, resend_after: expect.any(Number) });
    expect((await api.request(me, {}, { token: leaver.token })).status).toBe(200);
    const code = api.lastCode(leaver.phone);
    const wrong = await remove(leaver, code === '000000' ? '111111' : '000000');
    expect([wrong.status, wrong.json]).toEqual([422, expect.objectContaining({ code: 'wrong_code' })]);

    const files = await filesOf(leaver);
    expect(files.length).toBe(3);
    for (const name of files) expect(await api.world.uploads.size(name)).toBeGreaterThan(0);

    const before = await counters();
    const done = await remove(leaver, code);
    expect([done.status, done.json]).toEqual([
      200,
      {
        message: expect.stringMatching(/^Your account will be deleted on .+\. Log in before then to keep it\.$/),
        deleted: true,
        deletes_at: expect.stringContaining('T'),
        resend_after: null,
      },
    ]);
    expect(done.headers.getSetCookie().join()).toMatch(/maidan_session=; Max-Age=0/);
    for (const { token } of [leaver, second]) expect((await api.request(me, {}, { token })).status).toBe(401);

    await finishDeletions(api);
    for (const name of files) expect(await api.world.uploads.size(name)).toBeNull();
    for (const [name, text] of Object.entries(await dump())) {
      for (const trace of [leaver.phone, leaver.canary]) expect([name, text.includes(trace)]).toEqual([name, false]);
      expect([name, text.includes(`"user_id":${leaver.userId},`)]).toEqual([name, false]);
    }
    for (const [kind, rows] of Object.entries(await counters())) {
      const was = before[kind as keyof typeof before];
      const less = rows.flatMap((row, index) =>
        JSON.stringify(row) === JSON.stringify(was[index]) ? [] : [[was[index], row]],
      );
      expect([kind, less.length]).toEqual([kind, 1]);
      expect(Object.values(less[0]?.[0] ?? {})[1]).toBe(Number(Object.values(less[0]?.[1] ?? {})[1]) + 1);
    }
    expect(
      JSON.stringify(await api.db.selectFrom('users').selectAll().where('id', '=', bystander.userId).execute()),
    ).toBe(theirs);
    expect(JSON.stringify(api.logged)).not.toContain(leaver.phone);
    expect(JSON.stringify(api.logged)).not.toContain(leaver.canary);
  });

  test('a code for another purpose deletes nothing, and the number can register again once it is gone', async () => {
    api.wait(MINUTE);
    await signIn(api, person.phone);
    const login = api.lastCode(person.phone);
    expect((await remove(person, login)).status).toBe(422);
    api.wait(MINUTE);
    await keep(person);
    await requestCode(person);
    expect((await remove(person, api.lastCode(person.phone))).status).toBe(200);
    expect((await remove(person, api.lastCode(person.phone))).status).toBe(401);
    await finishDeletions(api);
    const registered = await signIn(api, person.phone, 'New person');
    expect(registered.userId).not.toBe(person.userId);
  });

  test('every table with a column that identifies a person is exported and deleted, or is a listed exception', async () => {
    const columns = await listColumns(api.world.database);
    const naming = columns.filter(({ column }) => /user_id|phone|e_?mail|recipient|author/.test(column));
    const known = new Set<string>([...personalTables.map(({ name }) => name), ...exceptions]);
    const forgotten = naming.filter(({ table }) => !known.has(table));
    expect(forgotten, 'say whose rows they are where the table is created').toEqual([]);
    expect(personalTables.at(-1)?.name).toBe('users');
  });
});

/** Tables with a column that only seems to identify a user: the staff's numbers are not those of readers' accounts. */
const exceptions: readonly (keyof Tables)[] = ['staff', 'staff_invitations', 'staff_tickets'];
