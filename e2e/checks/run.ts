/**
 * `pnpm test`: every check of the product, one after another (two cores are enough), with one closing line.
 * `pnpm test unit e2e` runs only the steps named. Steps whose inputs did not change report their stored result; CI runs
 * them all.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@maidan/launcher/product';
import { ensureChromium, findWholeChromium } from './chromium.ts';
import { describeFailure, failuresOfReport } from './failures.ts';
import { SKIPPED, steps, type Step } from './steps.ts';
import { add, closingLine, noTally, tallyOfReport, type Tally } from './tally.ts';

const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : steps.filter(({ group }) => wanted.includes(group));

/** Printed at the end, where a log that was cut still has them. */
const failures: string[] = [];

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    // No report at all: the runner fell over before it could write one.
    return undefined;
  }
}

function run({ command: [command = '', ...args], reports, browser }: Step): Tally {
  const env = { ...process.env };
  if (browser === 'whole') Object.assign(env, { CHROMIUM_PATH: findWholeChromium() });
  // A report of an earlier run must not count for a runner that writes none.
  for (const file of reports?.files ?? []) rmSync(join(root, file), { force: true });
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (status === SKIPPED) return { ...noTally, skipped: 1 };
  if (reports === undefined) return status === 0 ? { ...noTally, passed: 1 } : { ...noTally, failed: 1 };
  const tally = reports.files
    .map((file) => {
      const report = readReport(file);
      const found = tallyOfReport(reports.runner, report);
      if (found.failed > 0) console.log(`${file}: ${closingLine(found)}`);
      failures.push(...failuresOfReport(reports.runner, report).map(describeFailure));
      return found;
    })
    .reduce(add, noTally);
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

if (chosen.length === 0) {
  console.error(`No such step. There are: ${[...new Set(steps.map(({ group }) => group))].join(', ')}.`);
  process.exit(1);
}
if (chosen.some(({ browser }) => browser !== undefined)) process.env['CHROMIUM_PATH'] = ensureChromium();
Object.assign(process.env, { TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' });
// An empty cache: CI runs everything, and builds once.
const cache = process.env['CI'] ? mkdtempSync(join(tmpdir(), 'maidan-turbo-')) : undefined;
if (cache !== undefined) process.env['TURBO_CACHE_DIR'] = cache;

let total = noTally;
const lines: string[] = [];
for (const step of chosen) {
  console.log(`\n=== ${step.name}`);
  const started = Date.now();
  const tally = run(step);
  total = add(total, tally);
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name}: ${closingLine(tally)} (${seconds} s)`);
}
if (cache !== undefined) rmSync(cache, { recursive: true, force: true });

if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${lines.join('\n')}\n\n${closingLine(total)}`);
process.exit(total.failed === 0 ? 0 : 1);
