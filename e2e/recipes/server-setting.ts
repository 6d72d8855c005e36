import { create, edit, type Recipe } from './recipe.ts';

/** Adds a setting: the event-loop lag above which the process reports itself as stuck. */
export const serverSetting: Recipe = {
  task: 'A server setting',
  steps: [
    edit(
      'apps/api/src/runtime/env.ts',
      [
        '  DEMO_CONTENT: flag.optional(),',
        '  LAG_LIMIT_MS: z.coerce.number().int().min(1).default(1000),\n  DEMO_CONTENT: flag.optional(),',
      ],
      [
        '  metricsToken: env.METRICS_TOKEN ?? null,',
        '  metricsToken: env.METRICS_TOKEN ?? null,\n  lagLimit: env.LAG_LIMIT_MS,',
      ],
    ),
    edit(
      'apps/api/src/modules/operations/operations.routes.ts',
      ['const LAG_MAX = SECOND;\n', ''],
      ['lag < LAG_MAX', 'lag < settings.lagLimit'],
    ),
    edit('.env.example', [
      '#METRICS_TOKEN=',
      '#METRICS_TOKEN=\n\n# How late the process may answer before /livez fails, in milliseconds.\n#LAG_LIMIT_MS=1000',
    ]),
  ],
  proof: create(
    'apps/api/src/recipe-setting.test.ts',
    `import { live } from '@maidan/contract/operations/operations';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

test('recipe: the limit of the lag is a setting', async () => {
  const api = await createTestApp('SQLite', { lagLimit: 20 }, { loopLag: () => 30 });
  expect((await api.request(live, {})).status).toBe(503);
  await api.close();
});
`,
  ),
};
