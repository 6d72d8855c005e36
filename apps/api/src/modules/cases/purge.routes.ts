import { purgePost } from '@maidan/contract/desk/cases/reports';
import { formatDateTime } from '@maidan/i18n/date-time';
import type { Tx } from '../../db/open-database.ts';
import { route, type SignedInStaff } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { DAY, toInstant } from '../../runtime/clock.ts';
import { defineModule } from '../module.ts';
import { purgeFiles } from '../media/purge-files.service.ts';
import { findAnyPost } from '../posts/withdraw.store.ts';
import { countRemoval } from '../access/limit-removals.service.ts';
import { findRemoval } from './last-decision.store.ts';

/** Purges files that no one may possess, such as a picture of a child. */
export const deskPurgeModule = defineModule({
  name: 'desk-purge',
  routes: ({ files }) => [
    route(purgePost, ({ body: { id } }, { act, staff }) =>
      act(async (tx, now, log) => {
        const post = await findAnyPost(tx, id);
        if (!post) throw errors.notFound('post');
        if (post.withdrawn_at === null) {
          throw errors.conflict('conflict', { text: 'Withdraw the post first: its files are what readers see.' });
        }
        await requireWait(tx, staff, { id, withdrawnAt: post.withdrawn_at }, now);
        await countRemoval({ tx, now, log, staff });
        const purged = await purgeFiles(tx, files, id);
        await log({
          action: 'post.purged',
          thing: { kind: 'post', id, name: post.name },
          after: { files: String(purged.removed), kept: String(purged.kept), drafts: String(purged.drafts) },
        });
        return purged;
      }),
    ),
  ],
});

/**
 * A purge cannot be undone, so it waits a day after the withdrawal. An owner need not wait if someone else withdrew
 * the post: two people have then decided.
 * @throws ApiError 409
 */
async function requireWait(
  tx: Tx,
  { staffId, roles }: SignedInStaff,
  { id, withdrawnAt }: { readonly id: number; readonly withdrawnAt: number },
  now: number,
): Promise<void> {
  const from = withdrawnAt + DAY;
  if (from <= now) return;
  if (roles.includes('owner') && (await findRemoval(tx, { kind: 'post', id }))?.staffId !== staffId) return;
  const text = `Its files can be removed for good from ${formatDateTime(toInstant(from))}. Until then the post can be restored.`;
  throw errors.conflict('conflict', { text: `${text} An owner who did not withdraw it can remove them at once.` });
}
