import { storedData, type PersonalTable } from '@maidan/contract/personal-data/inventory';
import type { StoredTable } from '@maidan/contract/personal-data/stored-table';
import { recordInteraction } from '@maidan/contract/feed/interactions';
import { viewCount } from '@maidan/contract/feed/posts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { engines } from '../../testing/databases/engines.ts';
import { createFullAccount } from '../../testing/people/full-account.ts';
import { demoPack } from '../../testing/packs.ts';
import { fillMatchDay } from '../../testing/people/scorers.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createFormerStaff } from '../../testing/people/staff.ts';
import { newPhone, requestCode } from '../../testing/people/users.ts';
import { codeMessage } from '../adapters/sms/messages.ts';
import { recordSends } from '../adapters/sms/sms-messages.store.ts';
import { personalTables, tableOrder, tableRules } from '../db/schema.ts';
import { KEY_LIFE } from '../http/idempotency/idempotency.store.ts';
import { EVENT_LIFE } from '../modules/events/live-events.store.ts';
import { DAY, HOUR } from '../runtime/clock.ts';
import { cleanUp } from './cleanup.store.ts';

test('every table has rules', () => {
  expect(Object.keys(tableRules)).toEqual(tableOrder.map(({ name }) => name));
});

test('people are informed about every table with rows of theirs, with the actual retention period [P-1]', () => {
  expect(Object.keys(storedData).toSorted()).toEqual(personalTables.map(({ name }) => name).toSorted());
  for (const [table, { limit }] of Object.entries<StoredTable>(storedData)) {
    const { kept } = tableRules[table as PersonalTable];
    expect([table, typeof kept === 'object' ? kept.life : null]).toEqual([table, limit ? limit.hours * HOUR : null]);
  }
  const { idempotency_keys: keys, staff_idempotency_keys: staffKeys, live_events: events } = tableRules;
  expect([keys.kept, staffKeys.kept, events.kept]).toMatchObject([
    { life: KEY_LIFE },
    { life: KEY_LIFE },
    { life: EVENT_LIFE },
  ]);
});

describe.each(engines)('retention on %s', (engine) => {
  test('no row outlives the limit of its table, and every count stays correct [P-1]', async () => {
    const api = await createTestApp(engine);
    await demoPack(api);
    const { token } = await createFullAccount(api, 'retained');
    await createFormerStaff(api);
    await fillMatchDay(api);
    const report = async () => {
      const body = { action_name: 'share' as const, action: 'share', video_id: 1, page: '' };
      await api.request(recordInteraction, { body }, { token });
    };
    await report();
    await requestCode(api, newPhone());
    await recordSends(async () => 'id', {
      db: api.db,
      clock: api.now,
      price: undefined,
      onError: (error) => expect.fail(String(error)),
    })(newPhone(), codeMessage('012345', 'maidan.example'));
    await api.reply(viewCount, { params: { postId: 1 } });
    const limits = Object.entries(tableRules).flatMap(([table, { kept }]) =>
      typeof kept === 'string' ? [] : [{ table, ...kept }],
    );
    for (const { table } of limits) expect([table, await count(api, table)]).not.toEqual([table, 0]);
    await api.db.updateTable('phone_changes').set({ due_at: null }).execute();
    const views = () => api.db.selectFrom('posts').select('view_count').where('id', '=', 1).executeTakeFirst();
    const before = await views();

    api.wait(89 * DAY);
    await cleanUp(api.db, api.now());
    const days = () => api.db.selectFrom('interaction_counts').select(['day', 'count']).execute();
    expect(await days()).toEqual([{ day: Math.floor(Date.parse('2026-11-20') / DAY), count: 1 }]);

    api.wait(2 * DAY);
    for (const turn of [1, 2]) {
      await cleanUp(api.db, api.now());
      expect([turn, await days()]).toEqual([turn, [{ day: 0, count: 1 }]]);
    }
    const longKept = new Set(limits.filter(({ life }) => life > 90 * DAY).map(({ table }) => table));
    for (const { table } of limits.filter((limit) => limit.table !== 'interaction_counts')) {
      expect([table, (await count(api, table)) > 0]).toEqual([table, longKept.has(table)]);
    }
    expect(await views()).toEqual(before);

    api.wait(2 * 365 * DAY);
    await cleanUp(api.db, api.now());
    expect(await api.db.selectFrom('staff').selectAll().where('removed_at', 'is not', null).execute()).toEqual([]);
    expect(await count(api, 'email_subscriptions')).toBe(0);
    const log = await api.db.selectFrom('audit_log').select(['action', 'at']).execute();
    expect(log).toEqual([{ action: 'log.shortened', at: api.now() }]);
    await api.close();
  });
  test('a comment that a moderator hid is removed after half a year, with its appeal, and no other comment is [P-1]', async () => {
    const api = await createTestApp(engine);
    await demoPack(api);
    const { userId } = await createFullAccount(api, 'hidden');
    const hide = { hidden_at: api.now(), hidden_rule: 'spam' } as const;
    const [own] = await api.db.selectFrom('comments').select('id').where('user_id', '=', userId).execute();
    await api.db.updateTable('comments').set(hide).where('id', '=', Number(own?.id)).execute();
    const before = await count(api, 'comments');
    const left = async () => before - (await count(api, 'comments'));
    api.wait(180 * DAY);
    await cleanUp(api.db, api.now());
    expect(await left()).toBe(0);
    api.wait(1);
    await cleanUp(api.db, api.now());
    expect(await left()).toBe(1);
    expect(await api.db.selectFrom('appeals').select('id').where('comment_id', '=', Number(own?.id)).execute()).toEqual(
      [],
    );
    await api.close();
  });
});

async function count({ db }: TestApp, table: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`select count(*) as found from ${sql.table(table)}`.execute(db);
  return rows[0]?.found ?? 0;
}
