import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { recordInteraction } from '@maidan/contract/feed/interactions';
import { viewCount } from '@maidan/contract/feed/posts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { createFullAccount } from '../../testing/full-account.ts';
import { demoPack } from '../../testing/packs.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createFormerStaff } from '../../testing/staff.ts';
import { newPhone, requestCode } from '../../testing/users.ts';
import { DAY } from '../runtime/clock.ts';
import { cleanUp } from './cleanup.store.ts';
import { describeRetention, retention } from './retention.ts';

const DOCUMENT = path.join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'contract', 'docs', 'data.md');

test('the document says why every table exists and how long its rows stay [P-1]', async () => {
  const document = await readFile(DOCUMENT, 'utf8');
  expect(document.slice(document.indexOf('| table'))).toBe(`${describeRetention()}\n`);
});

describe.each(engines)('retention on %s', (engine) => {
  test('no row outlives the limit of its table, and every count stays [P-1]', async () => {
    const api = await createTestApp(engine);
    await demoPack(api);
    const { token } = await createFullAccount(api, 'retained');
    await createFormerStaff(api);
    const report = async () => {
      const body = { action_name: 'share' as const, action: 'share', video_id: 1, page: '' };
      await api.request(recordInteraction, { body }, { token });
    };
    await report();
    await requestCode(api, newPhone());
    await api.reply(viewCount, { params: { postId: 1 } });
    const limits = Object.entries(retention).flatMap(([table, { kept }]) =>
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
    const log = await api.db.selectFrom('audit_log').select(['action', 'at']).execute();
    expect(log).toEqual([{ action: 'log.shortened', at: api.now() }]);
    await api.close();
  });
});

async function count({ db }: TestApp, table: string): Promise<number> {
  const { rows } = await sql<{ found: number }>`select count(*) as found from ${sql.table(table)}`.execute(db);
  return rows[0]?.found ?? 0;
}
