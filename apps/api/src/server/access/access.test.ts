import { allEndpoints } from '@maidan/contract/core/all';
import { allPages } from '@maidan/contract/operations/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../runtime/clock.ts';
import { demoPack, importContent, manyPosts } from '../../../testing/packs.ts';
import { signIn } from '../../../testing/people/users.ts';
import type { TestUser } from '../../../testing/people/users.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { pathOf } from '../../http/mount-routes.ts';

let api: TestApp;
let bad: Record<string, string>;
beforeAll(async () => {
  api = await createTestApp('SQLite');
  const expired = await signIn(api);
  api.wait(31 * DAY);
  const revoked = await signIn(api);
  await api.send('POST', '/api/auth/logout', { token: revoked.token });
  const { token } = await signIn(api);
  bad = {
    none: '',
    expired: expired.token,
    revoked: revoked.token,
    unknown: `mdn_${'A'.repeat(43)}`,
    malformed: 'mdn_short',
    'with a suffix': `${token}.x`,
    'of another kind': Buffer.from('1:admin').toString('base64'),
  };
});
afterAll(() => api.close());

describe('calls that need a login [A-2]', () => {
  const needing = allEndpoints.filter(({ auth, id }) => (auth === 'bearer' || auth === 'either') && id !== 'logout');

  test.each(needing.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s rejects every bad token',
    async (_, endpoint) => {
      const path = pathOf(endpoint).replaceAll(/:\w+/g, '1');
      for (const [kind, token] of Object.entries(bad)) {
        const answer = await api.send(endpoint.method, path, token ? { token } : {});
        expect([kind, answer.status, answer.headers.get('www-authenticate')]).toEqual([kind, 401, 'Bearer']);
        expect(answer.json).toMatchObject({ code: 'unauthenticated' });
      }
    },
  );
});

describe('public calls and pages [A-3]', () => {
  let person: TestUser;
  beforeAll(async () => {
    await importContent(api, manyPosts(3));
    await demoPack(api);
    person = await signIn(api, undefined, 'Name-Canary');
    const posts = await api.db.selectFrom('posts').select('id').execute();
    for (const { id } of posts) {
      const row = {
        post_id: id,
        user_id: person.userId,
        author_name: null,
        pack_key: null,
        comment: 'Hi',
        created_at: 1,
      };
      await api.db.insertInto('comments').values(row).execute();
    }
  });

  test('are open to everyone with any token, and reveal nothing private', async () => {
    // A stream never ends; its own tests look for other people's data.
    const gets = [...allEndpoints.filter(({ stream }) => stream !== true), ...allPages].filter(
      ({ auth, method }) => auth === 'public' && method === 'GET',
    );
    const texts: string[] = [];
    for (const endpoint of gets) {
      for (const id of ['1', '2', 'home', 'sport', 'post-1']) {
        const path = pathOf(endpoint).replaceAll(/:\w+/g, id);
        const answer = await api.send('GET', path, { token: bad['unknown'] ?? '' });
        expect([path, answer.status === 401]).toEqual([path, false]);
        texts.push(answer.text);
      }
    }
    texts.push((await api.send('POST', '/api/comments', {}, { post_id: 'post-1' })).text);
    const all = texts.join('\n');
    for (const secret of [person.phone, `${person.phone}@example.com`, person.token]) expect(all).not.toContain(secret);
    // The name appears with the comment, and nowhere else.
    expect(all.match(/Name-Canary/g)).toHaveLength(1);
  });
});
