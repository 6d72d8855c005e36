export interface Step {
  /** What `pnpm test <group>` chooses by. */
  group: string;
  name: string;
  /** The words of the command; a runner with a JSON report writes it to the path given. */
  command: (report: string) => string[];
  /** Below the root of the repository. */
  cwd?: string;
  reports?: 'vitest' | 'playwright';
  /** `whole`: with all that a browser has, not its shell without windows. */
  browser?: 'any' | 'whole';
}

const vitest =
  (...more: string[]) =>
  (report: string) => [
    'pnpm',
    'exec',
    'vitest',
    'run',
    ...more,
    // The machine may be busy; a slow test is not a wrong one.
    '--testTimeout=60000',
    '--hookTimeout=120000',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];

const unit = (name: string, cwd: string, ...more: string[]): Step => ({
  group: 'unit',
  name: `unit: ${name}`,
  command: vitest(...more),
  cwd,
  reports: 'vitest',
});

const check = (group: string, name: string, ...command: string[]): Step => ({ group, name, command: () => command });

/** Less than a minute of what `pnpm test:plain` runs. */
const PLAIN_CORE = ['tests/home/home', 'tests/reading/post', 'tests/taking-part/like', '--project=desk'];

/** In the order in which a mistake shows cheapest. */
export const steps: Step[] = [
  check('lint', 'lint', 'pnpm', 'exec', 'oxlint'),
  check('lint', 'format', 'pnpm', 'exec', 'oxfmt', '--check', '.'),
  check('lint', 'unused files, exports and dependencies', 'pnpm', 'exec', 'knip'),
  check('types', 'types', 'pnpm', 'exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only'),
  unit('brand', 'packages/brand'),
  unit('browser', 'packages/browser'),
  unit('i18n', 'packages/i18n'),
  unit('contract', 'packages/contract'),
  unit('api-client', 'packages/api-client'),
  unit('ui', 'packages/ui'),
  unit('storybook', 'packages/storybook', '--project=server'),
  unit('auth', 'packages/auth'),
  unit('media', 'packages/media'),
  unit('site', 'packages/site'),
  unit('launcher', 'packages/launcher'),
  unit('feed', 'apps/feed'),
  unit('ysl', 'apps/ysl'),
  unit('repository rules', 'e2e'),
  { ...unit('API on every engine', 'apps/api'), group: 'api' },
  check('build', 'build', 'pnpm', 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only'),
  check('size', 'size of what a browser loads', 'pnpm', 'exec', 'turbo', 'run', 'size'),
  {
    group: 'stories',
    name: 'stories in a browser, light and dark, with axe; hydration of each',
    command: vitest('--project=storybook-*', '--project=browser*'),
    cwd: 'packages/storybook',
    reports: 'vitest',
    browser: 'whole',
  },
  {
    group: 'e2e',
    name: 'end-to-end tests against the built product',
    command: () => ['pnpm', 'exec', 'playwright', 'test', '--reporter=line,json'],
    cwd: 'e2e',
    reports: 'playwright',
    browser: 'any',
  },
  {
    group: 'e2e',
    name: 'end-to-end tests of the core against a spec-only server',
    command: () => ['env', 'API_PLAIN=1', 'pnpm', 'exec', 'playwright', 'test', ...PLAIN_CORE, '--reporter=line,json'],
    cwd: 'e2e',
    reports: 'playwright',
    browser: 'any',
  },
];
