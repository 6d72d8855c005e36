import { like } from '@maidan/contract/feed/likes';
import { newRecoveryCodes } from '@maidan/contract/desk/access/me';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WRITES_WAIT_DAYS } from '@maidan/contract/rules/limits';
import { DAY } from '../../runtime/clock.ts';
import { KEY_LIFE } from './idempotency.store.ts';
import { cleanUp } from '../../jobs/cleanup.store.ts';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { importContent, manyPosts } from '../../../testing/packs.ts';
import { joinStaff } from '../../../testing/people/staff.ts';
import { signIn } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

describe.each(everyEngine)('idempotency keys on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await importContent(api, manyPosts(2));
  });
  afterAll(() => api.close());

  /** A toggle, because a second run would be visible. */
  const toggle = (token: string, key: string, post_id = 'post-1') =>
    api.request(like, { body: { post_id, type: 'thumbsup' } }, { token, headers: { 'idempotency-key': key } });

  test('a repeated request gets the first reply and changes nothing [C-3]', async () => {
    const { token } = await signIn(api);
    const first = await toggle(token, 'intent-0001');
    const second = await toggle(token, 'intent-0001');
    expect(first.json).toMatchObject({ message: 'Liked' });
    expect([second.status, second.json]).toEqual([200, first.json]);
    expect((await toggle(token, 'intent-0002')).json).toMatchObject({ message: 'Like removed' });
  });

  test('thirty parallel requests with one key run once, and all get the same reply [C-3]', async () => {
    const { token, userId } = await signIn(api);
    const answers = await Promise.all(Array.from({ length: 30 }, () => toggle(token, 'all-at-once')));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    const rows = await api.db.selectFrom('post_likes').select('post_id').where('user_id', '=', userId).execute();
    expect(rows).toHaveLength(1);
  });

  test('a key with another body is refused, and another user may use the same key [C-3]', async () => {
    const [asha, ravi] = [await signIn(api), await signIn(api)];
    await toggle(asha.token, 'the-same-key');
    const other = await toggle(asha.token, 'the-same-key', 'post-2');
    expect([other.status, other.json]).toEqual([422, expect.objectContaining({ code: 'idempotency_mismatch' })]);
    expect((await toggle(ravi.token, 'the-same-key', 'post-2')).json).toMatchObject({ message: 'Liked' });
  });

  test('a failed request leaves the key free', async () => {
    const { token } = await signIn(api);
    expect((await toggle(token, 'tried-twice', 'nowhere')).status).toBe(404);
    expect((await toggle(token, 'tried-twice')).json).toMatchObject({ message: 'Liked' });
  });

  test('the key outlives everything that may repeat it, and then its row is removed [C-3]', async () => {
    const { token, userId } = await signIn(api);
    expect(KEY_LIFE).toBeGreaterThan(WRITES_WAIT_DAYS * DAY);
    await toggle(token, 'of-last-week');
    // A request in between keeps the session alive.
    api.wait(4 * DAY);
    await toggle(token, 'in-between', 'post-2');
    api.wait(KEY_LIFE - 4 * DAY - 1);
    expect((await toggle(token, 'of-last-week')).json).toMatchObject({ message: 'Liked' });
    api.wait(1);
    expect((await toggle(token, 'of-last-week')).json).toMatchObject({ message: 'Like removed' });
    api.wait(KEY_LIFE + 1);
    await cleanUp(api.db, api.now());
    const keys = await api.db.selectFrom('idempotency_keys').select('reply').where('user_id', '=', userId).execute();
    expect(keys).toEqual([]);
  });

  test('a reply with a secret is not stored: a repeat is 409, and the first secret stays valid', async () => {
    const { token } = await joinStaff(api, { roles: ['owner'] });
    const renew = (key: string) => api.request(newRecoveryCodes, {}, { token, headers: { 'idempotency-key': key } });
    const [first, ...repeats] = await Promise.all([renew('codes-once'), renew('codes-once'), renew('codes-once')]);
    const answers = [first, ...repeats].toSorted((a, b) => a.status - b.status);
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
    expect(answers[1]?.json).toMatchObject({
      code: 'conflict',
      message: 'This was already done, and its reply is not stored. Please request a new one.',
    });
    const { recovery_codes: codes } = newRecoveryCodes.response.parse(answers[0]?.json);
    const kept = await api.db.selectFrom('staff_idempotency_keys').selectAll().execute();
    expect(kept.map(({ reply }) => reply)).toEqual(['']);
    expect(codes.filter((code) => JSON.stringify(kept).includes(code))).toEqual([]);
    const staff = await api.db.selectFrom('staff_recovery_codes').select('staff_id').execute();
    expect(staff).toHaveLength(codes.length);
    expect((await renew('codes-twice')).status).toBe(200);
  });

  test('a malformed key is 400', async () => {
    const { token } = await signIn(api);
    for (const key of ['', 'short', 'x'.repeat(101), 'with a space', "';drop--x"]) {
      expect([key, (await toggle(token, key)).status]).toEqual([key, 400]);
    }
  });
});
