import { deleteAccount } from '@maidan/contract/account/account';
import { confirmSubscription, endSubscription, subscribeByEmail } from '@maidan/contract/account/subscriptions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MailFailure } from '../../adapters/mail/send-mail.ts';
import { cleanUp } from '../../jobs/cleanup.store.ts';
import { listTables } from '../../db/list-tables.ts';
import { DAY, MINUTE } from '../../runtime/clock.ts';
import { engines } from '../../../testing/databases/engines.ts';
import { finishDeletions } from '../../../testing/people/finish-deletions.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { subscribe, tokenIn } from '../../../testing/stand-ins/subscribe.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import type { TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('subscribing by e-mail on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(0));
  });
  afterAll(() => api.close());

  const request = (email: string, options: { token?: string; peer?: string } = {}) =>
    api.request(subscribeByEmail, { body: { email, tag: 'home' } }, options);
  const confirm = (token: string) => api.request(confirmSubscription, { body: { token } });
  const stored = (part: string) =>
    api.db
      .selectFrom('email_subscriptions')
      .select(['email', 'phone', 'user_id'])
      .where('email_key', 'like', `${part}%`)
      .orderBy('id')
      .execute();
  /** Every table as text: no address may be in any of them. */
  const everything = async () => {
    const tables = await listTables(api.world.database);
    const rows = tables.map((name) =>
      api.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute(),
    );
    return JSON.stringify(await Promise.all(rows));
  };

  test('an address is stored once its owner has opened the link, and nowhere before [A-10]', async () => {
    expect((await request('asha@mail.example')).status).toBe(200);
    const [mail] = api.mails.splice(0);
    expect(mail).toMatchObject({ to: 'asha@mail.example' });
    expect(await everything()).not.toContain('asha@mail.example');
    api.mails.push(mail as never);
    expect((await confirm(tokenIn(api))).status).toBe(200);
    expect(await stored('asha')).toEqual([{ email: 'asha@mail.example', phone: null, user_id: null }]);
  });

  test('both forms of the call work, and repeating an address makes one subscription', async () => {
    await subscribe(api, { email: 'a@mail.example', tag: 'home' });
    await subscribe(api, { email: 'A@Mail.example', tag: 'home', phone: '9876543210' });
    expect(await stored('a@')).toEqual([{ email: 'a@mail.example', phone: null, user_id: null }]);
  });

  test('a subscription ends two years after it was last confirmed', async () => {
    await subscribe(api, { email: 'kept@mail.example', tag: 'home' });
    api.wait(700 * DAY);
    await subscribe(api, { email: 'kept@mail.example', tag: 'home' });
    for (const [days, left] of [
      [730, 1],
      [1, 0],
    ] as const) {
      api.wait(days * DAY);
      await cleanUp(api.db, api.now());
      expect([days, (await stored('kept')).length]).toEqual([days, left]);
    }
  });

  test("only the number of the caller's own account is stored [A-10]", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const tag = 'home';
    await subscribe(api, { email: 'own-visitor@mail.example', tag, phone: ravi.phone });
    await subscribe(api, { email: 'own-asha@mail.example', tag, phone: ravi.phone }, { token: asha.token });
    await subscribe(api, { email: 'own-ravi@mail.example', tag, phone: `+91 ${ravi.phone}` }, { token: ravi.token });
    expect(await stored('own-')).toEqual([
      { email: 'own-visitor@mail.example', phone: null, user_id: null },
      { email: 'own-asha@mail.example', phone: null, user_id: asha.userId },
      { email: 'own-ravi@mail.example', phone: ravi.phone, user_id: ravi.userId },
    ]);
  });

  test('a link stops working after three days, when its account is gone, and when a character differs', async () => {
    const ravi = await signIn(api);
    await request('late@mail.example');
    const late = tokenIn(api);
    await request('gone@mail.example', { token: ravi.token });
    const gone = tokenIn(api);
    const [values = '', hash = ''] = late.split('.');
    const other = Buffer.from(Buffer.from(values, 'base64url').toString().replace('late', 'else')).toString(
      'base64url',
    );
    for (const token of ['x', '.', `${other}.${hash}`, `${values}.`, `${values}.${hash}x`]) {
      expect([token, (await confirm(token)).status]).toEqual([token, 404]);
    }
    await api.reply(deleteAccount, { body: {} }, { token: ravi.token });
    await api.reply(deleteAccount, { body: { pin: api.lastCode(ravi.phone) } }, { token: ravi.token });
    await finishDeletions(api);
    expect((await confirm(gone)).status).toBe(404);
    api.wait(3 * DAY - MINUTE);
    expect((await confirm(late)).status).toBe(200);
    api.wait(2 * MINUTE);
    expect((await confirm(late)).status).toBe(404);
    expect((await stored('late')).concat(await stored('gone'))).toHaveLength(1);
  });

  describe('the links that end a subscription', () => {
    const end = (key: string) => api.request(endSubscription, { params: { key } });
    /** The key of the page's link in the newest e-mail, and the address for a mail program's button. */
    const linksInMail = () => {
      const { text = '', unsubscribe = '' } = api.mails.at(-1) ?? {};
      return { key: /\/unsubscribe#(\S+)/.exec(text)?.[1] ?? '', call: new URL(unsubscribe) };
    };

    test('delete what the address subscribed to, as a visitor and with an account, and nothing else', async () => {
      const ravi = await signIn(api);
      await subscribe(api, { email: 'over@mail.example', tag: 'home' });
      await subscribe(api, { email: 'Over@mail.example', tag: 'home' }, { token: ravi.token });
      const { key } = linksInMail();
      await subscribe(api, { email: 'over-not@mail.example', tag: 'home' });
      expect(await stored('over')).toHaveLength(3);
      expect((await end(key)).status).toBe(200);
      expect(await stored('over')).toMatchObject([{ email: 'over-not@mail.example' }]);
      api.wait(800 * DAY);
      expect((await end(key)).status).toBe(200);
      expect(await stored('over')).toHaveLength(1);
    });

    test('work for a mail program, which sends a form, and after another subscription', async () => {
      await subscribe(api, { email: 'button@mail.example', tag: 'home' });
      const { call } = linksInMail();
      expect(call.origin).toBe(new URL(api.mails.at(-1)?.text.match(/http\S+/)?.[0] ?? '').origin);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const press = () => api.send('POST', call.pathname, { headers }, 'List-Unsubscribe=One-Click');
      expect((await press()).status).toBe(200);
      expect(await stored('button')).toEqual([]);
      await subscribe(api, { email: 'button@mail.example', tag: 'home' });
      expect((await press()).status).toBe(200);
      expect(await stored('button')).toEqual([]);
    });

    test('do not reveal the address, and lead a program without one-click support to the page', async () => {
      await subscribe(api, { email: 'plain@mail.example', tag: 'home' });
      const { key, call } = linksInMail();
      expect(Buffer.from(key, 'base64url').toString('latin1')).not.toContain('plain');
      const { status, headers } = await api.app.request(call.pathname, {}, { peer: '127.0.0.1' });
      expect([status, headers.get('location')]).toEqual([303, `${call.origin}/unsubscribe#${key}`]);
      expect((await api.send('DELETE', call.pathname)).status).toBe(405);
    });

    test('are refused when a character differs, and so is a confirming link', async () => {
      await subscribe(api, { email: 'stay@mail.example', tag: 'home' });
      const { key } = linksInMail();
      const last = key.endsWith('A') ? 'B' : 'A';
      for (const wrong of ['x', key.slice(0, 20), `x${key}`, `${key}x`, key.slice(0, -1) + last, tokenIn(api)]) {
        const { status, json } = await end(wrong);
        expect([wrong, status, json]).toMatchObject([wrong, 404, { message: expect.stringContaining('not valid') }]);
      }
      expect((await confirm(key)).status).toBe(404);
      expect(await stored('stay')).toHaveLength(1);
    });
  });

  test('a mailbox gets three e-mails a day, no matter who requests them or how it is spelled [A-10]', async () => {
    const sent = api.mails.length;
    const spellings = ['box@mail.example', 'Box@mail.example', 'BOX@MAIL.example', 'boX@mail.example'];
    const answers: number[] = [];
    for (const [index, email] of spellings.entries()) {
      answers.push((await request(email, { peer: `192.0.2.${index}` })).status);
    }
    expect(answers).toEqual([200, 200, 200, 429]);
    expect(api.mails.length - sent).toBe(3);
    api.wait(DAY);
    expect((await request('box@mail.example')).status).toBe(200);
  });

  test('an address with a tag belongs to the same mailbox, and is stored as typed', async () => {
    expect((await request('Victim+Two@mail.example')).status).toBe(200);
    expect((await confirm(tokenIn(api))).status).toBe(200);
    expect(await stored('victim')).toMatchObject([{ email: 'Victim+Two@mail.example' }]);
    const answers: number[] = [];
    for (const email of ['victim+1@mail.example', 'victim@mail.example', 'victim+4@mail.example']) {
      answers.push((await request(email, { peer: '192.0.2.77' })).status);
    }
    expect(answers).toEqual([200, 200, 429]);
    // Without a name before the tag it is a separate mailbox.
    expect((await request('+4@mail.example')).status).toBe(200);
  });

  test('no address of a caller is stored', async () => {
    await request('caller@mail.example', { peer: '198.51.100.77' });
    const windows = await api.db.selectFrom('rate_windows').select('name').execute();
    expect(windows.some(({ name }) => /^mail-address:[\w-]{22}$/.test(name))).toBe(true);
    expect(await everything()).not.toContain('198.51.100.77');
  });

  test('a caller and the whole server can send only a limited number of e-mails an hour [A-10]', async () => {
    const send = async (name: string, peer: (index: number) => string, count: number) => {
      let refused = 0;
      for (let index = 0; index < count; index += 1) {
        api.wait(1000);
        refused += (await request(`${name}-${index}@mail.example`, { peer: peer(index) })).status === 429 ? 1 : 0;
      }
      return refused;
    };
    api.wait(DAY);
    expect(await send('home', () => '2001:db8::1', 12)).toBe(2);
    expect(await send('venue', () => '192.0.2.1', 102)).toBe(2);
    api.wait(DAY);
    expect(await send('crowd', (index) => `192.0.2.${index % 250}`, 503)).toBe(3);
    api.wait(DAY);
  });

  test('errors are reported by field', async () => {
    const wrong = async (body: { email: string; tag: string; phone?: string }) => {
      const answer = await api.request(subscribeByEmail, { body });
      return [answer.status, Object.keys((answer.json as { errors?: object }).errors ?? {})];
    };
    expect(await wrong({ email: 'nobody', tag: 'home' })).toEqual([422, ['email']]);
    expect(await wrong({ email: 'a@mail.example,b@mail.example', tag: 'home' })).toEqual([422, ['email']]);
    expect(await wrong({ email: 'a@mail.example', tag: 'home', phone: '123' })).toEqual([422, ['phone']]);
    expect(await wrong({ email: 'a@mail.example', tag: 'nowhere' })).toEqual([404, []]);
  });
});

describe('where e-mails cannot be sent', () => {
  const body = { email: 'asha@mail.example', tag: 'home' };
  const ask = async (...options: Parameters<typeof createTestApp>) => {
    const api = await createTestApp(...options);
    await importContent(api, manyPosts(0));
    const { status, json } = await api.request(subscribeByEmail, { body });
    const rows = await api.db.selectFrom('email_subscriptions').select('email').execute();
    const logged = api.logged.filter(({ level }) => Number(level) >= 50);
    await api.close();
    return { status, code: (json as { code?: string }).code, rows, logged };
  };

  test('without a mail server no one can subscribe [A-10]', async () => {
    expect(await ask('SQLite', {}, { sendMail: null })).toEqual({
      status: 501,
      code: 'not_implemented',
      rows: [],
      logged: [],
    });
  });

  test('a refused e-mail is a 503, and its log has no address [A-10]', async () => {
    const sendMail = async () => {
      throw new MailFailure('EENVELOPE', 550);
    };
    const { status, code, rows, logged } = await ask('SQLite', {}, { sendMail });
    expect([status, code, rows]).toEqual([503, 'unavailable', []]);
    expect(logged).toMatchObject([{ reason: 'EENVELOPE', code: 550 }]);
    expect(JSON.stringify(logged)).not.toContain('asha');
  });

  test('in spec-only mode there is no confirmation: an address is stored at once', async () => {
    const { status, rows } = await ask('SQLite', { specOnly: true });
    expect([status, rows]).toEqual([200, [{ email: body.email }]]);
  });
});
