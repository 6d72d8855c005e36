import { formatDateTime } from '@maidan/i18n/date-time';
import { t } from '@maidan/i18n/text';
import type { Db } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import { DAY, toInstant } from '../../runtime/clock.ts';
import { findDeletion } from '../users/account-deletions.store.ts';

/** How long the owner of a deleted account can change their mind. */
export const KEEP_TIME = 7 * DAY;

/** The confirmation that the person reads. */
export const leavingText = (dueAt: number): string => t('replies.leaving', { when: formatDateTime(toInstant(dueAt)) });

/** Rejects new content that would soon be deleted with the account. @throws ApiError 403 */
export async function refuseLeaving(db: Db, userId: number): Promise<void> {
  const dueAt = await findDeletion(db, userId);
  if (dueAt === null) return;
  throw errors.forbidden(() => t('refused.leaving', { when: formatDateTime(toInstant(dueAt)) }));
}
