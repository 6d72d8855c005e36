/**
 * Known vulnerabilities of high or critical severity in deployed packages, as reported by OSV, which also lists some that
 * the registry lacks. If OSV cannot be reached, the check counts as skipped, not as passed.
 */
import { execFileSync } from 'node:child_process';
import { root } from '@maidan/launcher/product';
import { findSevere, NoAnswer } from './osv.ts';
import { SKIPPED } from './steps.ts';

const bill = execFileSync(
  'pnpm',
  ['--filter', './apps/*', 'sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
);
const { components } = JSON.parse(bill) as { components: { purl: string }[] };
const purls = [...new Set(components.map(({ purl }) => purl))];

try {
  const severe = await findSevere(purls);
  for (const { id, purl, summary } of severe) console.log(`${purl}: ${id} ${summary}`);
  console.log(`${purls.length} packages, ${severe.length} vulnerabilities of high or critical severity.`);
  process.exitCode = severe.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof NoAnswer)) throw error;
  console.log(`Skipped: OSV did not answer. ${error.message}`);
  process.exitCode = SKIPPED;
}
