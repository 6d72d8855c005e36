import { deleteAccount, exportAccount } from '@maidan/contract/account/account';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../runtime/clock.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { copyAccount } from '../../../testing/databases/copy-account.ts';
import { createFullAccount } from '../../../testing/people/full-account.ts';
import type { FullAccount } from '../../../testing/people/full-account.ts';
import { demoPack } from '../../../testing/packs.ts';
import { subscribe } from '../../../testing/stand-ins/subscribe.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { newPhone } from '../../../testing/people/users.ts';
import { personalTables } from '../../db/schema.ts';
import { isOwnedBy } from './account.store.ts';

const names = personalTables.map(({ name }) => name as string);
const emails = { visitor: 'visitor@mail.example', victim: 'victimx@mail.example', friend: 'friend@mail.example' };

describe.each(everyEngine)('an e-mail that no one confirmed, on %s', (engine) => {
  let api: TestApp;
  let victim: FullAccount;
  let thief: FullAccount;
  const visitorPhone = newPhone();
  /** What the thief downloads, claiming one e-mail and then the other. */
  const copies: Record<string, Record<string, unknown>[]>[] = [];
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    victim = await createFullAccount(api, 'victimx');
    thief = await createFullAccount(api, 'thiefx');
    api.wait(MINUTE);
    await api.reply(deleteAccount, { body: {} }, { token: victim.token });
    for (const email of [emails.visitor, emails.victim]) {
      await claim(email);
      copies.push(exportAccount.response.parse((await copyAccount(api, thief)).json).data ?? {});
    }
    await subscribe(api, { email: emails.visitor, tag: 'home', phone: visitorPhone });
    await subscribe(api, { email: emails.friend, tag: 'home', phone: thief.phone });
  });
  afterAll(() => api.close());

  /** Written straight into the row: which e-mails the form accepts is tested elsewhere. */
  const claim = async (email: string) => {
    await api.db
      .updateTable('users')
      .set({ email, email_key: email === emails.victim ? null : email })
      .where('id', '=', thief.userId)
      .execute();
    await subscribe(api, { email, tag: 'home' }, { token: thief.token });
  };
  /** The victim's rows by table, and the subscriptions of visitors. */
  const rowsOfOthers = async () => {
    const found: Record<string, unknown[]> = {};
    for (const table of personalTables) {
      const isTheirs = isOwnedBy({ userId: victim.userId, phone: victim.phone }, table);
      const { rows } = await sql`select * from ${sql.table(table.name)} where ${isTheirs}`.execute(api.db);
      found[table.name] = rows;
    }
    const visitors = api.db.selectFrom('email_subscriptions').selectAll().where('user_id', 'is', null).orderBy('id');
    return { ...found, visitors: await visitors.execute() };
  };

  test.each(names)('%s: the copy for the person who typed it contains no row of anyone else [D-9]', async (name) => {
    expect(copies).toHaveLength(2);
    for (const data of copies) {
      const copied = JSON.stringify(data[name] ?? []);
      const traces = [victim.phone, visitorPhone, ' victimx', emails.friend];
      expect(traces.filter((trace) => copied.includes(trace))).toEqual([]);
    }
  });

  test('deleting the account of the person who typed it deletes no row of anyone else, in any table [D-9]', async () => {
    const before = await rowsOfOthers();
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    api.wait(MINUTE);
    await api.reply(deleteAccount, { body: {} }, { token: thief.token });
    await api.reply(deleteAccount, { body: { pin: api.lastCode(thief.phone) } }, { token: thief.token });
    expect(await rowsOfOthers()).toEqual(before);
  });
});
