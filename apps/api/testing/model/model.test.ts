import { pollById } from '@maidan/contract/feed/polls';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDrift } from '../../src/modules/counts/counts.store.ts';
import { stress } from '../databases/env.ts';
import { importContent, manyPosts } from '../packs.ts';
import { signIn } from '../people/users.ts';
import { createTestApp } from '../test-app.ts';
import { anyCommands } from './commands.ts';
import type { Model, Real } from './commands.ts';

const polls = [{ slug: 'poll', question: 'Who?', options: [{ option_text: 'A' }, { option_text: 'B' }] }];

async function setUp(): Promise<{ model: Model; real: Real }> {
  const api = await createTestApp('SQLite');
  await importContent(api, { ...manyPosts(2), 'polls.json': polls });
  const people = [await signIn(api), await signIn(api), await signIn(api)];
  const poll = await api.reply(pollById, { params: { id: 1 } });
  return {
    model: { likes: new Set(), follows: new Set(), votes: new Map(), comments: [] },
    real: {
      api,
      tokens: people.map(({ token }) => token),
      poll: { id: poll.id, options: poll.options.map(({ id }) => id) },
    },
  };
}

test('whatever people do in whatever order, the server agrees with a simple model [C-6]', async () => {
  await fc.assert(
    fc.asyncProperty(anyCommands, async (commands) => {
      let api: Real['api'] | undefined;
      try {
        await fc.asyncModelRun(async () => {
          const made = await setUp();
          ({ api } = made.real);
          return made;
        }, commands);
        expect(api && (await findDrift(api.db))).toEqual([]);
      } finally {
        await api?.close();
      }
    }),
    { numRuns: stress.models },
  );
});
