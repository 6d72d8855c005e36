import { keepAccount } from '@maidan/contract/account/account';
import { newComment } from '@maidan/contract/feed/comments';
import { updateLocation } from '@maidan/contract/account/users';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/databases/engines.ts';
import { createFullAccount, type FullAccount } from '../../testing/people/full-account.ts';
import { demoPack } from '../../testing/packs.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const CANARY = 'Qvxwz';

describe.each(engines)('the logs after a person has done everything, on %s', (engine) => {
  let api: TestApp;
  let person: FullAccount;
  beforeEach(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    person = await createFullAccount(api, CANARY);
    // Lets the write limit recover.
    await api.reply(keepAccount, { body: {} }, { token: person.token });
  });
  afterEach(() => api.close());

  const logged = () => JSON.stringify(api.logged);
  /** What a log line must not contain, in upper or lower case. */
  const secrets = () =>
    new RegExp(
      [CANARY, person.phone, person.token, '12\\.97', '77\\.59', ...api.sms.map(({ phone }) => phone)].join('|'),
      'i',
    );

  test('name every request by its id, route and status, but no person [R-9]', () => {
    const requests = api.logged.filter(({ route }) => route !== undefined);
    expect(requests.length).toBeGreaterThan(10);
    for (const line of requests) {
      expect(line).toMatchObject({
        time: expect.any(Number),
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: expect.any(String),
        status: expect.any(Number),
        ms: expect.any(Number),
      });
      expect(line['user'] ?? '000000000000').toMatch(/^[0-9a-f]{12}$/);
    }
    expect(requests.some(({ user }) => user !== undefined)).toBe(true);
    expect(logged()).not.toMatch(secrets());
  });

  test("contain nothing of a refused request's input [R-9]", async () => {
    const { token } = person;
    const comment = `${CANARY}\r\n{"level":60,"msg":"forged"}`;
    await Promise.all([
      api.get(`/api/search?q=${CANARY}`, { token }),
      api.get(`/api/${CANARY}?phone=${person.phone}`, { token: CANARY }),
      api.send('POST', '/api/newcomment', { token }, `{"comment": "${CANARY}`),
      api.request(newComment, { body: { post_id: 0, comment } }, { token }),
      api.request(updateLocation, { body: { lat: 1297, lng: 77.59, location: CANARY } }, { token }),
    ]);
    expect(logged()).not.toMatch(secrets());
    expect(api.logged.filter(({ msg }) => msg === 'forged')).toEqual([]);
  });

  test('contain nothing of the input that the database refuses [R-9]', async () => {
    await sql`create unique index one_comment on comments (comment)`.execute(api.db);
    const again = { body: { post_id: 1, comment: `Comment ${CANARY}` } };
    const answer = await api.request(newComment, again, { token: person.token });
    expect(answer.status).toBe(500);
    expect(api.logged.some(({ level }) => Number(level) >= 50)).toBe(true);
    expect(logged()).not.toMatch(secrets());
    expect(answer.text).not.toMatch(secrets());
  });
});
