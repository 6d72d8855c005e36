/**
 * `pnpm test`: every check of the product, one after another (two cores are enough), with one closing line.
 * `pnpm test unit e2e` runs only the steps named.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, findWholeChromium } from './chromium.ts';
import { steps, type Step } from './steps.ts';
import { add, closingLine, noTally, tallyOfPlaywright, tallyOfVitest, type Tally } from './tally.ts';

const root = join(import.meta.dirname, '../..');
const reports = mkdtempSync(join(tmpdir(), 'maidan-checks-'));
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : steps.filter(({ group }) => wanted.includes(group));

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // No report at all: the runner fell over before it could write one.
    return undefined;
  }
}

function run(step: Step, index: number): Tally {
  const report = join(reports, `${index}.json`);
  const [command = '', ...args] = step.command(report);
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', FORCE_COLOR: '0' };
  if (step.reports === 'playwright') Object.assign(env, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  if (step.browser === 'whole') Object.assign(env, { CHROMIUM_PATH: findWholeChromium() });
  const { status } = spawnSync(command, args, { cwd: join(root, step.cwd ?? '.'), stdio: 'inherit', env });
  if (step.reports === undefined) return status === 0 ? { ...noTally, passed: 1 } : { ...noTally, failed: 1 };
  const body = readReport(report);
  if (body === undefined) return { ...noTally, failed: 1 };
  const tally =
    step.reports === 'vitest'
      ? tallyOfVitest(body as Parameters<typeof tallyOfVitest>[0])
      : tallyOfPlaywright(body as Parameters<typeof tallyOfPlaywright>[0]);
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

if (chosen.length === 0) {
  console.error(`No such step. There are: ${[...new Set(steps.map(({ group }) => group))].join(', ')}.`);
  process.exit(1);
}
if (chosen.some(({ browser }) => browser !== undefined)) process.env['CHROMIUM_PATH'] = ensureChromium();

let total = noTally;
const lines: string[] = [];
chosen.forEach((step, index) => {
  console.log(`\n=== ${step.name}`);
  const started = Date.now();
  const tally = run(step, index);
  total = add(total, tally);
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${tally.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name}: ${closingLine(tally)} (${seconds} s)`);
});
rmSync(reports, { recursive: true, force: true });

console.log(`\n${lines.join('\n')}\n\n${closingLine(total)}`);
process.exit(total.failed === 0 ? 0 : 1);
