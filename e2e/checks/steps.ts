import { findWorkspaces } from './workspaces.ts';

export interface Step {
  /** What `pnpm test <group>` chooses by. */
  group: string;
  name: string;
  command: string[];
  /** The JSON reports that the command leaves behind, below the root. Without any, its exit code counts as one test. */
  reports?: { runner: 'vitest' | 'playwright'; files: string[] };
  /** `whole`: a browser with all its parts, not the shell without windows. */
  browser?: 'any' | 'whole';
}

/** The exit code of a check that could not be made here; it counts as skipped. */
export const SKIPPED = 75;

/** A task of every workspace that has it. Turbo restores the result, report included, where nothing changed. */
const turbo = (task: string, ...more: string[]) => ['pnpm', 'exec', 'turbo', 'run', task, '--continue', ...more];

const check = (group: string, name: string, ...command: string[]): Step => ({ group, name, command });

/** Vitest in all of these workspaces, one after another: it uses both cores by itself. */
const vitest = (group: string, name: string, task: string, workspaces: string[]): Step => ({
  group,
  name,
  command: [
    ...turbo(task, '--concurrency=1', '--output-logs=new-only'),
    ...workspaces.map((folder) => `--filter=./${folder}`),
    '--',
    // A busy machine makes tests slow, not wrong.
    '--testTimeout=60000',
    '--hookTimeout=120000',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportOf(task)}`,
  ],
  reports: { runner: 'vitest', files: workspaces.map((folder) => `${folder}/${reportOf(task)}`) },
});

const reportOf = (task: string) => `.reports/${task.replace(':', '-')}.json`;

const playwright = (name: string, task: string, report: string): Step => ({
  group: 'e2e',
  name,
  command: turbo(task, '--output-logs=new-only'),
  reports: { runner: 'playwright', files: [`e2e/.reports/${report}.json`] },
  browser: 'any',
});

const API = 'apps/api';
const tested = findWorkspaces('test');

/** The cheapest checks come first. */
export const steps: Step[] = [
  check('lint', 'lint', 'pnpm', 'exec', 'oxlint'),
  check('lint', 'format', 'pnpm', 'exec', 'oxfmt', '--check', '.'),
  check('lint', 'unused files, exports and dependencies', 'pnpm', 'exec', 'knip'),
  check('types', 'types', ...turbo('typecheck', '--output-logs=errors-only')),
  vitest(
    'unit',
    'unit tests and the rules of the repository',
    'test',
    tested.filter((folder) => folder !== API),
  ),
  vitest('api', 'API on every engine', 'test', [API]),
  check('audit', 'known vulnerabilities in what is deployed', 'node', 'e2e/checks/audit.ts'),
  check('build', 'build', ...turbo('build', '--output-logs=errors-only')),
  check('build', 'each app built again, alone, is identical', 'node', 'e2e/checks/same-build-alone.ts'),
  vitest('deployed', 'a deployment by the guide', 'test:deployed', ['e2e']),
  check('size', 'size of what a browser loads', ...turbo('size')),
  {
    ...vitest(
      'stories',
      'stories in a browser, with axe, in both colour schemes',
      'test:browser',
      findWorkspaces('test:browser'),
    ),
    browser: 'whole',
  },
  playwright('end-to-end tests against the built product', 'e2e', 'e2e'),
  playwright('end-to-end tests of the core against a spec-only server', 'e2e:plain-core', 'e2e-plain'),
];
