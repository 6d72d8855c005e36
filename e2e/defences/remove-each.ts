/**
 * `pnpm defences [filter…]`: removes or loosens one defence at a time, runs the tests that should notice, and names those
 * that nothing noticed. It changes files of the work tree and puts them back, also on Ctrl-C.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { root } from '@maidan/launcher/product';
import { defences, type Defence } from './defences.ts';

function passes([first = '', ...more]: readonly string[]): boolean {
  const workspace = join(root, ...first.split('/').slice(0, 2));
  const filters = [first, ...more].map((test) => relative(workspace, join(root, test)));
  const options = { cwd: workspace, stdio: 'ignore' } as const;
  return spawnSync('pnpm', ['exec', 'vitest', 'run', '--bail=1', ...filters], options).status === 0;
}

function notices({ file, text, replacement, tests }: Defence): boolean {
  const path = join(root, file);
  const original = readFileSync(path, 'utf8');
  try {
    writeFileSync(
      path,
      original.replace(text, () => replacement),
    );
    return !passes(tests);
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

const chosen = defences.filter(({ what, file }) =>
  process.argv.slice(2).every((word) => `${what} ${file}`.includes(word)),
);
const blind: Defence[] = [];
// A test that fails anyway would notice everything.
for (const tests of new Set(chosen.map((defence) => defence.tests))) {
  const isPassing = passes(tests);
  await exitIfInterrupted();
  if (isPassing) continue;
  console.error(`${tests.join(', ')} fails before anything is removed.`);
  process.exit(1);
}
for (const defence of chosen) {
  const isNoticed = notices(defence);
  await exitIfInterrupted();
  if (!isNoticed) blind.push(defence);
  console.log(`${isNoticed ? 'noticed  ' : 'UNNOTICED'} ${defence.what} (${defence.file})`);
}
console.log(`${chosen.length - blind.length} of ${chosen.length} noticed.`);
if (blind.length > 0) process.exitCode = 1;
