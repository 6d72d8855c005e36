import { findWorkspaces } from './workspaces.ts';

export interface Step {
  /** The group for `pnpm test <group>`. */
  group: string;
  name: string;
  command: string[];
  /** The JSON reports that the command writes, relative to the root. Without any, its exit code counts as one test. */
  reports?: { runner: 'vitest' | 'playwright'; files: string[] };
  /** The Chromium that CHROMIUM_PATH points to: the fastest one on this machine, or a full browser. */
  browser?: 'any' | 'whole';
  /** Runs only in `pnpm test:all`. */
  onlyInAll?: boolean;
}

/** The exit code of a check that could not run, as in automake. */
export const SKIPPED = 75;

/** Runs a task in every workspace that has it. If nothing changed, Turbo restores the result, including the report. */
const turbo = (task: string, ...more: string[]) => ['pnpm', 'exec', 'turbo', 'run', task, '--continue', ...more];

const check = (group: string, name: string, ...command: string[]): Step => ({ group, name, command });

const inAll = (step: Step): Step => ({ ...step, onlyInAll: true });

const UNIT_REPORT = 'e2e/.reports/unit.json';

const vitestOptions = (report: string) => [
  // A busy machine makes tests slow, but must not make them fail.
  '--testTimeout=240000',
  '--hookTimeout=240000',
  '--expect.poll.timeout=60000',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** The Vitest task of one workspace. */
const vitest = (group: string, name: string, task: string, folder: string): Step => {
  const report = `.reports/${task.replace(':', '-')}.json`;
  return {
    group,
    name,
    command: [...turbo(task, '--output-logs=new-only', `--filter=./${folder}`), '--', ...vitestOptions(report)],
    reports: { runner: 'vitest', files: [`${folder}/${report}`] },
  };
};

const playwright = (name: string, task: string, report: string): Step => ({
  group: 'e2e',
  name,
  command: turbo(task, '--output-logs=new-only'),
  browser: 'any',
  reports: { runner: 'playwright', files: [`e2e/.reports/${report}.json`] },
});

const API = 'apps/api';

/** Workspaces whose tests run in Node, in one Vitest process. The API's tests need a database and have their own step. */
export const unitTested = findWorkspaces('test').filter((folder) => folder !== API);

/** Run one after another, since each can use two cores. The cheapest come first. */
export const steps: Step[] = [
  check('lint', 'lint', 'pnpm', 'exec', 'oxlint'),
  check('lint', 'format', 'pnpm', 'exec', 'oxfmt', '--check', '.'),
  check('lint', 'unused files, exports and dependencies', 'pnpm', 'exec', 'knip'),
  check('types', 'types', ...turbo('typecheck', '--output-logs=errors-only')),
  {
    group: 'unit',
    name: 'unit tests and the rules of the repository',
    command: [
      'pnpm',
      '--filter=@maidan/e2e',
      'exec',
      'vitest',
      'run',
      '--config=checks/unit.config.ts',
      // A process for each file would take two thirds of the time.
      '--no-isolate',
      // As an argument it applies to every project; in the configuration, projects would share one worker.
      '--maxWorkers=2',
      ...vitestOptions(UNIT_REPORT),
    ],
    reports: { runner: 'vitest', files: [UNIT_REPORT] },
  },
  inAll(check('unit', 'a table of the tests of each requirement', 'pnpm', 'proofs')),
  vitest('api', 'API', 'test', API),
  inAll(vitest('api', 'API behind PgBouncer', 'test:pgbouncer', API)),
  inAll(check('audit', 'known vulnerabilities by the registry', 'node', 'e2e/checks/audit.ts')),
  inAll(check('audit', 'known vulnerabilities by OSV', 'node', 'e2e/checks/osv-audit.ts')),
  check('build', 'build', ...turbo('build', '--output-logs=errors-only')),
  inAll(
    check('build', 'each app built again, alone, is identical and starts', 'node', 'e2e/checks/same-build-alone.ts'),
  ),
  check('size', 'size of what a browser loads', ...turbo('size')),
  inAll({ ...vitest('deployed', 'a deployment by the guide', 'test:deployed', 'e2e'), browser: 'any' }),
  { ...vitest('stories', 'stories in a browser, with axe', 'test:browser', 'packages/storybook'), browser: 'whole' },
  inAll({
    ...vitest('stories', 'parts look as their pictures', 'test:pictures', 'packages/storybook'),
    browser: 'whole',
  }),
  inAll(check('stories', 'Storybook builds', ...turbo('storybook:build', '--output-logs=errors-only'))),
  playwright('end-to-end tests against the built product', 'e2e', 'e2e'),
  inAll(playwright('end-to-end tests of the core against a spec-only server', 'e2e:plain-core', 'e2e-plain')),
];
