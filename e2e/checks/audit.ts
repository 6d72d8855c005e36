/**
 * Known faults of what is deployed, from the registry's own list. A registry without such a list, or no network, is a
 * skipped check and says so: no answer is not a good answer.
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
  console.log('Skipped: the registry does not answer for known faults.');
  process.exit(SKIPPED);
}
process.exit(status ?? 1);
