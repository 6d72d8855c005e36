/**
 * Known vulnerabilities in deployed packages, as reported by the registry. If the registry has no audit or cannot be
 * reached, the check counts as skipped, not as passed.
 */
import { spawnSync } from 'node:child_process';
import { root } from '@maidan/launcher/product';
import { SKIPPED } from './steps.ts';

const { status, stdout, stderr } = spawnSync('pnpm', ['audit', '--prod', '--audit-level', 'high'], {
  cwd: root,
  encoding: 'utf8',
});
process.stdout.write(stdout + stderr);
const noAnswer =
  /ERR_PNPM_(?:AUDIT_BAD_RESPONSE|META_FETCH_FAIL)|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|error sending request/;
if (status !== 0 && noAnswer.test(stdout + stderr)) {
  console.log('Skipped: the registry did not answer the audit request.');
  process.exit(SKIPPED);
}
process.exit(status ?? 1);
