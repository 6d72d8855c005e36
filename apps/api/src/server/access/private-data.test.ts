import { allEndpoints } from '@maidan/contract/core/all';
import { allPages } from '@maidan/contract/operations/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '../../../testing/databases/engines.ts';
import { createFullAccount } from '../../../testing/people/full-account.ts';
import type { FullAccount } from '../../../testing/people/full-account.ts';
import { demoPack } from '../../../testing/packs.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { signIn } from '../../../testing/people/users.ts';
import { pathOf } from '../../http/mount-routes.ts';

/** A stream never ends, and its own tests look for other people's data. */
const gets = [...allEndpoints.filter(({ method, stream }) => method === 'GET' && stream !== true), ...allPages];

describe.each(everyEngine)('a person with a row in every table, on %s', (engine) => {
  let api: TestApp;
  let person: FullAccount;
  beforeAll(async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    person = await createFullAccount(api, 'canaryx');
  });
  afterAll(() => api.close());

  test.each(['a visitor', 'another user'])(
    '%s cannot read any of it through any call or page [A-1 A-3]',
    async (who) => {
      const parts = who === 'a visitor' ? {} : { token: (await signIn(api)).token };
      const conversation = await api.db.selectFrom('conversations').select('id').executeTakeFirstOrThrow();
      const post = await api.db.selectFrom('posts').select('slug').orderBy('id').executeTakeFirstOrThrow();
      const ids = ['1', 'home', 'sport', 'monsoon-trials', 'gully-cup-team-sheet', post.slug, `${conversation.id}`];
      const files = [
        ...(await api.db.selectFrom('form_files').select('name').execute()),
        ...(await api.db.selectFrom('chat_pictures').select('name').execute()),
      ];
      ids.push('gully-cup.ics', 'gully-cup.json', ...files.map(({ name }) => name));
      const found: string[] = [];
      let answered = 0;
      for (const endpoint of gets) {
        const path = pathOf(endpoint);
        const paths = path.includes(':') ? ids.map((id) => path.replaceAll(/:\w+/g, id)) : [path, `${path}?q=canaryx`];
        for (const one of paths) {
          const { status, text } = await api.get(one, parts);
          if (status === 200) answered += 1;
          if (text.includes('canaryx') || text.includes(person.phone)) found.push(one);
        }
      }
      expect(answered).toBeGreaterThan(40);
      expect(found).toEqual([]);
      // A comment shows its author's name and nothing else of them.
      const { text } = await api.send('POST', '/api/comments', parts, { post_id: post.slug });
      expect(text).toContain('"name":"Name canaryx"');
      expect(text).not.toContain(person.phone);
      expect(text).not.toContain('@mail.example');
    },
  );
});
