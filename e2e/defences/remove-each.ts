/**
 * `pnpm defences [--lot <count> --seed <text>] [filter…]` removes or weakens one defence at a time, runs the tests that
 * should fail, and lists the defences whose removal no test noticed. `--lot` draws a sample, the same one for the same
 * seed. It works on a copy, so that an interrupted run leaves the checkout unchanged.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { copyRepository } from '../repo-rules/copy-repository.ts';
import type { Defence } from './defence.ts';
import { defences } from './defences.ts';

/** `failed`: the title of a failed test. `broken`: no test completed, so the change broke more than the defence. */
type Outcome = 'passed' | 'broken' | { readonly failed: string };

interface Report {
  testResults: { assertionResults: { status: string; title: string }[] }[];
}

const root = copyRepository('maidan-defences-');
process.on('exit', () => rmSync(root, { recursive: true, force: true }));

const REPORT = join(root, 'e2e/.reports/defences.json');
const env = { ...process.env, TEST_SQLITE_ALONE: '1' };

const workspaceOf = (test: string): string => join(root, ...test.split('/').slice(0, 2));

function run(tests: readonly string[]): Outcome {
  const cwd = workspaceOf(tests[0] ?? '');
  const filters = tests.map((test) => relative(cwd, join(root, test)));
  // A busy machine makes tests slow, but must not make them fail.
  const options = [
    '--bail=1',
    '--testTimeout=60000',
    '--hookTimeout=120000',
    '--reporter=json',
    `--outputFile=${REPORT}`,
  ];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...options, ...filters];
  const { status } = spawnSync(process.execPath, vitest, { cwd, env, stdio: 'ignore' });
  return status === 0 ? 'passed' : findFailed();
}

function findFailed(): Outcome {
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  const failed = testResults.flatMap((file) => file.assertionResults).find((result) => result.status === 'failed');
  return failed ? { failed: failed.title } : 'broken';
}

function remove({ file, text, replacement, tests }: Defence): Outcome {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    original.replace(text, () => replacement),
  );
  const outcome = run(tests);
  writeFileSync(path, original);
  return outcome;
}

// On Ctrl-C the child processes get the signal, too.
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isInterrupted = true;
  });
}

/** `spawnSync` delays signals until the next turn of the event loop. */
async function exitIfInterrupted(): Promise<void> {
  await turn();
  if (isInterrupted) process.exit(130);
}

/** Draws a random sample of this size. */
function draw(list: readonly Defence[], count: number, seed: string): Defence[] {
  const lot = ({ what, file }: Defence) => createHash('sha256').update(`${seed} ${what} ${file}`).digest('hex');
  return list.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, count);
}

const labels = { passed: 'UNNOTICED', broken: 'BROKEN, no test could run' };
const { values, positionals: words } = parseArgs({
  options: { lot: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const named = defences.filter(({ what, file }) => words.every((word) => `${what} ${file}`.includes(word)));
const chosen = values.lot === undefined ? named : draw(named, Number(values.lot), values.seed);
const tests = [...new Set(chosen.flatMap((defence) => defence.tests))];
// A test that fails without a change would seem to notice everything.
for (const workspace of new Set(tests.map(workspaceOf))) {
  const outcome = run(tests.filter((test) => workspaceOf(test) === workspace));
  await exitIfInterrupted();
  if (outcome === 'passed') continue;
  const why = typeof outcome === 'object' ? outcome.failed : labels[outcome];
  console.error(`A test of ${relative(root, workspace)} fails before anything is removed: ${why}`);
  process.exit(1);
}
let noticed = 0;
for (const defence of chosen) {
  const outcome = remove(defence);
  await exitIfInterrupted();
  if (typeof outcome === 'object') noticed += 1;
  const how = typeof outcome === 'object' ? `noticed by "${outcome.failed}"` : labels[outcome];
  console.log(`${defence.what} (${defence.file}): ${how}`);
}
console.log(`${noticed} of ${chosen.length} noticed.`);
if (noticed < chosen.length) process.exitCode = 1;
