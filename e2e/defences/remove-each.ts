/**
 * `pnpm defences [filter…]`: removes or loosens one defence at a time, runs the tests that should notice, and names those
 * that nothing noticed. It changes files of the work tree and puts them back, also on Ctrl-C.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { root } from '@maidan/launcher/product';
import type { Defence } from './defence.ts';
import { defences } from './defences.ts';

/** `stuck`: no test ran to its end, so that the change broke more than the defence. */
type Outcome = 'passed' | 'failed' | 'stuck';

const env = { ...process.env, TEST_SQLITE_ALONE: '1' };

const workspaceOf = (test: string): string => join(root, ...test.split('/').slice(0, 2));

function run(tests: readonly string[]): Outcome {
  const cwd = workspaceOf(tests[0] ?? '');
  const filters = tests.map((test) => relative(cwd, join(root, test)));
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=json', ...filters];
  const { status, stdout } = spawnSync(process.execPath, vitest, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status === 0) return 'passed';
  return /"numFailedTests":[1-9]/.test(stdout) ? 'failed' : 'stuck';
}

function remove({ file, text, replacement, tests }: Defence): Outcome {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  try {
    writeFileSync(
      path,
      original.replace(text, () => replacement),
    );
    return run(tests);
  } finally {
    writeFileSync(path, original);
  }
}

// The children get the signal too and end; the file is then put back above.
let isInterrupted = false;
process.on('SIGINT', () => {
  isInterrupted = true;
});

/** `spawnSync` holds signals back until the event loop turns. */
async function exitIfInterrupted(): Promise<void> {
  await turn();
  if (isInterrupted) process.exit(130);
}

const words = process.argv.slice(2);
const chosen = defences.filter(({ what, file }) => words.every((word) => `${what} ${file}`.includes(word)));
const tests = [...new Set(chosen.flatMap((defence) => defence.tests))];
// A test that fails anyway would notice everything.
for (const workspace of new Set(tests.map(workspaceOf))) {
  const outcome = run(tests.filter((test) => workspaceOf(test) === workspace));
  await exitIfInterrupted();
  if (outcome === 'passed') continue;
  console.error(`The tests of ${relative(root, workspace)} fail before anything is removed.`);
  process.exit(1);
}
const labels = { failed: 'noticed  ', passed: 'UNNOTICED', stuck: 'BROKEN   ' };
let noticed = 0;
for (const defence of chosen) {
  const outcome = remove(defence);
  await exitIfInterrupted();
  if (outcome === 'failed') noticed += 1;
  console.log(`${labels[outcome]} ${defence.what} (${defence.file})`);
}
console.log(`${noticed} of ${chosen.length} noticed.`);
if (noticed < chosen.length) process.exitCode = 1;
