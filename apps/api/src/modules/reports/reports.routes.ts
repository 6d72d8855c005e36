import { report, type ReportKind } from '@maidan/contract/feed/reports';
import type { Id } from '@maidan/contract/core/wire';
import { t } from '@maidan/i18n/text';
import type { Tx } from '../../db/open-database.ts';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { writtenText } from '../../http/reply/written-text.ts';
import { sayTo } from '../../http/reply/say-to.ts';
import { defineModule } from '../module.ts';
import { requireConsent } from '../consent/require-consent.service.ts';
import { findPostId } from '../posts/posts.store.ts';
import { reserveStorage } from '../users/storage-quota.store.ts';
import { addReport, isCommentShown, isMessageTo } from './reports.store.ts';

/** Readers report; moderators decide at the desk. */
export const reportsModule = defineModule({
  name: 'reports',
  routes: ({ settings }) => [
    route(report, ({ body }, { http, user: { userId }, once }) =>
      once(async (tx, now) => {
        const id = await findShown(tx, userId, body, now);
        if (id === null) throw errors.notFound(body.kind);
        const note = body.note ? writtenText('note', body.note) : null;
        if (note !== null) await requireConsent(tx, settings, userId, now);
        await reserveStorage(tx, userId, note ?? '');
        await addReport(tx, { thing: { kind: body.kind, id }, userId, reason: body.reason, note }, now);
        return { message: sayTo(http, () => t('replies.reported')) };
      }),
    ),
  ],
});

/** The id of a thing that this person can see; null otherwise. */
async function findShown(
  tx: Tx,
  userId: number,
  { kind, id: key }: { kind: ReportKind; id: Id },
  now: number,
): Promise<number | null> {
  if (kind === 'post') return findPostId(tx, key, now);
  if (typeof key !== 'number') return null;
  const isShown = kind === 'comment' ? await isCommentShown(tx, key, now) : await isMessageTo(tx, userId, key);
  return isShown ? key : null;
}
