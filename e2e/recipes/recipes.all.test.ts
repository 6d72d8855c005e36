import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyRepository } from '../repo-rules/copy-repository.ts';
import { read } from '../repo-rules/tracked-files.ts';
import { deviceSetting } from './device-setting.ts';
import { endpoint } from './endpoint.ts';
import { formTheme } from './form-theme.ts';
import { language } from './language.ts';
import { migration } from './migration.ts';
import { operatorCommand } from './operator-command.ts';
import { page } from './page.ts';
import { postKind } from './post-kind.ts';
import { perform, type Recipe } from './recipe.ts';
import { serverSetting } from './server-setting.ts';

const recipes: readonly Recipe[] = [
  endpoint,
  page,
  postKind,
  formTheme,
  serverSetting,
  deviceSetting,
  operatorCommand,
  migration,
  language,
];

const run = promisify(execFile);

/** Generous, for a busy machine. */
const PATIENCE = 10 * 60_000;

let root = '';
const within = async (workspace: string, ...command: [string, ...string[]]): Promise<string> => {
  const [tool, ...parameters] = command;
  const { stdout } = await run(join(root, workspace, 'node_modules/.bin', tool), parameters, {
    cwd: join(root, workspace),
    env: { ...process.env, TEST_SQLITE_ALONE: '1', NO_COLOR: '1' },
    maxBuffer: 2 ** 26,
  }).catch((error: { stdout?: string; stderr?: string; message: string }) => {
    throw new Error(`${tool} in ${workspace}: ${error.stdout ?? ''}${error.stderr ?? ''}${error.message}`);
  });
  return stdout;
};

beforeAll(() => {
  root = copyRepository('maidan-recipes-');
  for (const recipe of recipes) perform(recipe, root);
}, PATIENCE);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the recipes of the contributing guide', () => {
  test.each(recipes)('$task changes the files that the guide lists', ({ task, steps }) => {
    const guide = read('.github/CONTRIBUTING.md');
    const [, text = ''] = guide.split(`\n### ${task}\n`);
    const listed = [...text.split('\n### ')[0]!.matchAll(/^\d+\. .*?: .*$/gm)].length;
    expect(steps.map(({ file }) => file)).toHaveLength(listed);
  });

  test('every recipe of the guide is carried out here', () => {
    const headings = [...read('.github/CONTRIBUTING.md').matchAll(/^### (An? .+)$/gm)].map(([, task]) => task);
    expect(recipes.map(({ task }) => task)).toEqual(headings);
  });

  test.each(['packages/contract', 'packages/media', 'apps/api', 'apps/feed', 'apps/desk'])(
    '%s passes the type check after all recipes',
    async (workspace) => {
      if (workspace !== 'apps/api' && workspace.startsWith('apps')) await within(workspace, 'react-router', 'typegen');
      expect(await within(workspace, 'tsc', '-p', '.')).toBe('');
    },
    PATIENCE,
  );

  test.each([
    ['the sample of the endpoint and of the post kind', 'packages/contract', ['src/samples']],
    ['the theme', 'packages/ui', ['src/form-themes']],
    ['the name of the theme', 'apps/desk', ['src/features/forms/build/form-themes.test.ts']],
    ['the language', 'packages/i18n', ['-t', '^mr ', 'src/languages.test.ts']],
    [
      'the endpoint, the setting and the command',
      'apps/api',
      ['-t', 'recipe', 'src/modules/comments', 'src/commands', 'src/recipe-setting.test.ts'],
    ],
    [
      'the table',
      'apps/api',
      ['src/db/migrate.test.ts', 'src/jobs/retention.test.ts', 'src/modules/account/account.test.ts'],
    ],
  ])(
    'tests cover %s, in %s',
    async (_, workspace, tests) => {
      expect(await within(workspace, 'vitest', 'run', '--testTimeout=60000', ...tests)).toMatch(/Tests +\d+ passed/);
    },
    PATIENCE,
  );
});
