import { cleanUpUploads } from '../../src/jobs/cleanup-uploads.ts';
import { removeFormerAccounts } from '../../src/jobs/remove-former-accounts.ts';
import { KEEP_TIME } from '../../src/modules/account/leaving.service.ts';
import { systemClock } from '../../src/runtime/clock.ts';
import type { TestApp } from '../test-app.ts';

/**
 * Runs the regular cleanup a week later, or after this many milliseconds: deleted accounts and their files are removed.
 */
export async function finishDeletions(api: TestApp, later = KEEP_TIME): Promise<void> {
  const now = api.now() + later;
  await removeFormerAccounts(api.world, now);
  // Files have the time of the disk, not that of the test clock.
  await cleanUpUploads(api.db, api.world.uploads, systemClock() + later);
}
