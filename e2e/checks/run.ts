/**
 * `pnpm test` runs the checks for every change, one after another, and ends with one summary line. `pnpm test unit e2e`
 * runs only these groups. `pnpm test:all` runs everything, for a release, and installs what it needs.
 *
 * Steps with unchanged inputs report their cached result; CI runs them all.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { ensureChromium, findWholeChromium } from './chromium.ts';
import { missingForAll, namesOfEngines } from './engines.ts';
import { describeFailure, failuresOfReport, durationsOfReport, type Duration } from './failures.ts';
import { measure } from './measure.ts';
import { SKIPPED, steps, type Step } from './steps.ts';
import { add, closingLine, noTally, tallyOfReport, type Tally } from './tally.ts';

// As low as the product's media processes, which tests would otherwise starve on a busy machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const all = process.argv.includes('--all');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--all');
const unknown = wanted.filter((name) => steps.every(({ group }) => group !== name));
if (unknown.length > 0) {
  console.error(
    `There is no group ${unknown.join(', ')}. Groups: ${[...new Set(steps.map(({ group }) => group))].join(', ')}`,
  );
  process.exit(2);
}
const offered = steps.filter(({ onlyInAll }) => all || onlyInAll !== true);
const chosen = wanted.length === 0 ? offered : offered.filter(({ group }) => wanted.includes(group));

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit under test, and whether the checkout is clean; undefined without Git. */
function checkout(): { commit: string; clean: boolean } | undefined {
  try {
    return { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' };
  } catch {
    return undefined;
  }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}

interface Result {
  step: Step;
  tally: Tally;
  /** The number of tests that passed only on a retry. */
  retried: number;
  seconds: number;
  cpuSeconds: number;
}

const failures: string[] = [];
const durations: Duration[] = [];

function runStep(step: Step): Result {
  console.log(`\n=== ${step.name}`);
  const env = { ...process.env };
  if (step.browser === 'whole') env['CHROMIUM_PATH'] = findWholeChromium();
  const { runner, files = [] } = step.reports ?? {};
  // A runner that writes no report must not be credited with an earlier one.
  for (const file of files) rmSync(join(root, file), { force: true });
  const { status, seconds, cpuSeconds } = measure(step.command, { cwd: root, env });
  const result = { step, retried: 0, seconds, cpuSeconds };
  if (status === SKIPPED) return { ...result, tally: { ...noTally, skipped: 1 } };
  if (runner === undefined) {
    if (status !== 0) failures.push(`FAILED: ${step.name}`);
    return { ...result, tally: status === 0 ? { ...noTally, passed: 1 } : { ...noTally, failed: 1 } };
  }
  const reports = files.map(readReport);
  const tally = reports.map((report) => tallyOfReport(runner, report, all)).reduce(add, noTally);
  const found = reports.flatMap((report) => failuresOfReport(runner, report));
  failures.push(...found.map(describeFailure));
  durations.push(...reports.flatMap((report) => durationsOfReport(runner, report)));
  const retried = found.filter(({ flaky }) => flaky).length;
  // For example without a browser, or if the product did not start: the runner reports no tests but exits with an error.
  return { ...result, retried, tally: status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally };
}

const started = Date.now();
const tested = checkout();
if (chosen.some(({ browser }) => browser !== undefined)) process.env['CHROMIUM_PATH'] = ensureChromium();
const missing = all ? missingForAll() : [];
Object.assign(process.env, { TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' });
if (all) process.env['TEST_ALL'] = '1';
// CI starts with an empty cache, so that it runs everything but builds only once.
const cache = process.env['CI'] ? mkdtempSync(join(tmpdir(), 'maidan-turbo-')) : undefined;
if (cache !== undefined) process.env['TURBO_CACHE_DIR'] = cache;

const results = chosen.map(runStep);
if (cache !== undefined) rmSync(cache, { recursive: true, force: true });

const sum = (of: (result: Result) => number): number => results.reduce((total, result) => total + of(result), 0);
const total = results.map(({ tally }) => tally).reduce(add, noTally);
const retried = sum((result) => result.retried);
const seconds = Math.round((Date.now() - started) / 1000);
const cpuSeconds = Math.round(sum((result) => result.cpuSeconds));

if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
const slowest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10);
if (slowest.length > 0) console.log('\nThe slowest tests:');
for (const one of slowest) console.log(`${one.seconds.toFixed(1).padStart(7)} s  ${one.test}`);
console.log();
for (const result of results) {
  const again = result.retried > 0 ? `, ${result.retried} retried` : '';
  const times = `${Math.round(result.seconds)} s, ${Math.round(result.cpuSeconds)} s of CPU`;
  console.log(
    `${result.tally.failed === 0 ? 'ok  ' : 'FAIL'} ${result.step.name}: ${closingLine(result.tally)}${again} (${times})`,
  );
}
console.log(`\n${seconds} s, ${cpuSeconds} s of CPU; ${[...namesOfEngines(), `${retried} retried`].join('; ')}`);
if (total.held > 0) console.log(`${total.held} tests run in \`pnpm test:all\` alone.`);
if (missing.length > 0)
  console.log(`This machine could not give ${missing.join(', ')}: the tests that need them are skipped.`);
console.log(`\n${closingLine(total)}`);

const report = {
  ...tested,
  complete: chosen.length === offered.length,
  all,
  ...total,
  retried,
  seconds,
  cpuSeconds,
  steps: results.map(({ step, tally, ...result }) => ({ name: step.name, ...tally, ...result })),
};
mkdirSync(join(root, '.reports'), { recursive: true });
writeFileSync(join(root, '.reports/run.json'), `${JSON.stringify(report, null, 2)}\n`);
process.exit(total.failed === 0 ? 0 : 1);
