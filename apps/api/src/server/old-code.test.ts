import { afterEach, describe, expect, test } from 'vitest';
import { createFullAccount } from '../../testing/people/full-account.ts';
import { engines } from '../../testing/databases/engines.ts';
import { demoPack } from '../../testing/packs.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { findDrift } from '../modules/counts/counts.store.ts';
import { findNewer, migrate } from '../db/migrate.ts';
import type { Migration } from '../db/migrations/migration.ts';
import { migrations, tableOrder } from '../db/schema.ts';

/**
 * Changes that the next version may make while this one still runs: add two columns to every table, and a new table.
 */
const next: Migration = {
  name: '9999-next',
  statements: (t) => [
    ...tableOrder.flatMap(({ name }) => [
      `alter table ${name} add column next_note ${t.text}`,
      `alter table ${name} add column next_count ${t.whole} not null default 0`,
    ]),
    `create table next_things (id ${t.newId}, user_id ${t.whole} not null references users (id) on delete cascade)`,
    'create index next_things_of_user on next_things (user_id)',
  ],
};

describe.each(engines)('this code on the schema of the next version, on %s', (engine) => {
  let api: TestApp;
  afterEach(() => api.close());

  test('starts, and every user action works [D-5]', async () => {
    api = await createTestApp(engine);
    await demoPack(api);
    await createFullAccount(api, 'before');
    expect(await migrate(api.world.database, api.now(), [...migrations, next])).toEqual(['9999-next']);
    expect(await migrate(api.world.database, api.now())).toEqual([]);
    expect(await findNewer(api.db)).toEqual(['9999-next']);
    const { token, canary } = await createFullAccount(api, 'after');
    expect((await api.get('/api/me', { token })).json).toMatchObject({ name: `Name ${canary}` });
    expect((await api.get('/readyz')).status).toBe(200);
    expect(await findDrift(api.db)).toEqual([]);
  });
});
