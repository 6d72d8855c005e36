import { subscribeByEmail } from '@maidan/contract/account/subscriptions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../testing/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/users.ts';
import type { TestApp } from '../../../testing/test-app.ts';

describe.each(engines)('subscribing by e-mail on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(0));
  });
  afterAll(() => api.close());

  test('both forms of the call work, and the same address twice is one subscription', async () => {
    expect(await api.reply(subscribeByEmail, { body: { email: 'a@example.com', tag: 'home' } })).toEqual({
      message: 'subscribed',
    });
    await api.reply(subscribeByEmail, { body: { email: 'A@Example.com', tag: 'home', phone: '9876543210' } });
    const kept = await api.db.selectFrom('email_subscriptions').select(['email', 'phone']).execute();
    expect(kept).toEqual([{ email: 'a@example.com', phone: null }]);
  });

  test("only the number of the caller's own account is stored", async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    const subscribe = (email: string, phone: string, token?: string) =>
      api.reply(subscribeByEmail, { body: { email, tag: 'home', phone } }, token ? { token } : {});
    await subscribe('visitor@example.com', ravi.phone);
    await subscribe('asha@example.com', ravi.phone, asha.token);
    await subscribe('ravi@example.com', `+91 ${ravi.phone}`, ravi.token);
    const kept = await api.db.selectFrom('email_subscriptions').select(['email', 'phone']).orderBy('id').execute();
    expect(kept.slice(-3)).toEqual([
      { email: 'visitor@example.com', phone: null },
      { email: 'asha@example.com', phone: null },
      { email: 'ravi@example.com', phone: ravi.phone },
    ]);
  });

  const wrong = async (body: { email: string; tag: string; phone?: string }) => {
    const answer = await api.request(subscribeByEmail, { body });
    return [answer.status, Object.keys((answer.json as { errors?: object }).errors ?? {})];
  };

  test('errors are reported by field', async () => {
    expect(await wrong({ email: 'nobody', tag: 'home' })).toEqual([422, ['email']]);
    expect(await wrong({ email: 'a@example.com', tag: 'home', phone: '123' })).toEqual([422, ['phone']]);
    expect(await wrong({ email: 'a@example.com', tag: 'nowhere' })).toEqual([404, []]);
  });
});
