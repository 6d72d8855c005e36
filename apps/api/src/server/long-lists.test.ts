import { formAnswers } from '@maidan/contract/desk/forms/forms';
import { inbox } from '@maidan/contract/desk/inbox/inbox';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { deskPosts } from '@maidan/contract/desk/posts/posts';
import { formById } from '@maidan/contract/league/custom-forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../../testing/databases/count-statements.ts';
import { engines, openTestDatabase } from '../../testing/databases/engines.ts';
import { explain } from '../../testing/databases/explain.ts';
import { gatherStatistics } from '../../testing/databases/gather-statistics.ts';
import { importContent } from '../../testing/packs.ts';
import { seatStaff } from '../../testing/people/staff.ts';
import { signIn } from '../../testing/people/users.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { writeMany } from '../../testing/write-many.ts';
import { responsesQuery } from '../modules/forms/export/exports.store.ts';
import { inboxQuery } from '../modules/inbox/inbox.store.ts';

const MANY = 10_000;

describe.each(engines)('lists of ten thousand on %s', (engine) => {
  let api: TestApp;
  let token: string;
  let staffId: number;
  let form: number;
  let statements: string[];
  beforeAll(async () => {
    const counted = countStatements(await openTestDatabase(engine));
    ({ statements } = counted);
    api = await createTestApp(engine, {}, { database: counted.database });
    await importContent(api, {
      'forms.json': [{ slug: 'trials', title: 'Trials', fields: [{ name: 'place', label: 'Position?' }] }],
    });
    ({ token, staffId } = await seatStaff(api, { roles: ['owner'] }));
    const shown = await api.reply(formById, { params: { id: 'trials' } });
    form = Number(shown?.id);
    await signIn(api, undefined, 'Meera');
    const { id: userId } = await api.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', 'Meera')
      .executeTakeFirstOrThrow();
    const fieldId = Number(shown?.fields[0]?.id);
    await writeMany(api.db, { userId, formId: form, fieldId }, MANY, api.now());
    await gatherStatistics(api.world.database);
  });
  afterAll(() => api.close());

  const lists = [
    [
      'posts',
      (cursor) => api.reply(deskPosts, { query: { ...cursor } }, { token }),
      /^select .* from "posts" as "post"/,
    ],
    ['conversations', (cursor) => api.reply(inbox, { query: { ...cursor } }, { token }), /from "conversations" as/],
    [
      'answers',
      (cursor) => api.reply(formAnswers, { params: { id: form }, query: { ...cursor } }, { token }),
      /^select .* from "form_responses" as "response" inner join/,
    ],
  ] as const satisfies readonly (readonly [
    what: string,
    read: (cursor: { cursor?: string }) => Promise<{ data: readonly unknown[]; cursor: string | null }>,
    statement: RegExp,
  ])[];

  test.each(lists)('a page of %s takes one statement, even the fortieth', async (_, read, statement) => {
    const numbers: number[] = [];
    let cursor: string | null = null;
    for (let page = 1; page <= 40; page += 1) {
      statements.length = 0;
      const reply: Awaited<ReturnType<typeof read>> = await read(cursor === null ? {} : { cursor });
      expect(reply.data).toHaveLength(DESK_PAGE_SIZE);
      expect(statements.filter((text) => statement.test(text))).toHaveLength(1);
      numbers.push(statements.length);
      ({ cursor } = reply);
    }
    // No statement is run row by row.
    expect(new Set(numbers.slice(1)).size).toBe(1);
    expect(numbers[1]).toBeLessThanOrEqual(10);
  });

  test('a word is found among ten thousand responses, in any order and case', async () => {
    const find = async (search: string) =>
      (await api.reply(formAnswers, { params: { id: form }, query: { search } }, { token })).data.map(
        ({ answers }) => answers[0]?.text,
      );
    expect(await find('9876')).toEqual(['Position 9876']);
    expect(await find('meera 9876 POSITION')).toEqual(['Position 9876']);
    expect(await find('ravi 9876')).toEqual([]);
    expect(await find('%')).toEqual([]);
  });

  test('responses of one state, and the conversations of one member of staff, are read from an index', async () => {
    const answers = responsesQuery(api.db, form, {
      order: 'desc',
      after: { created_at: api.now(), id: 1 },
      limit: 31,
      state: 'paid',
    });
    expect(await explain(api.world.database, answers)).toContain('form_responses_by_state');
    expect(await explain(api.world.database, answers)).not.toMatch(/TEMP B-TREE|Sort/);
    const viewer = { staffId, roles: ['owner' as const], leagueIds: [] };
    const mine = inboxQuery(api.db, viewer, { state: 'mine', words: [], after: { at: api.now(), id: 1 } });
    expect(await explain(api.world.database, mine)).toMatch(
      /conversation_assignments_of_staff|conversations_by_status/,
    );
  });
});
