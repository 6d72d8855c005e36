import { report, type ReportKind } from '@maidan/contract/feed/reports';
import type { Id } from '@maidan/contract/core/wire';
import type { Tx } from '../../db/open-database.ts';
import { route } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { writtenText } from '../../http/reply/written-text.ts';
import { defineModule } from '../module.ts';
import { findPostId } from '../posts/posts.store.ts';
import { reserveStorage } from '../users/storage-quota.store.ts';
import { addReport, isCommentShown } from './reports.store.ts';

/** Readers report; moderators decide at the desk. */
export const reportsModule = defineModule({
  name: 'reports',
  routes: () => [
    route(report, ({ body }, { user: { userId }, once }) =>
      once(async (tx, now) => {
        const id = await findShown(tx, body.kind, body.id, now);
        if (id === null) throw errors.notFound(body.kind);
        const note = body.note ? writtenText('note', body.note) : null;
        await reserveStorage(tx, userId, note ?? '');
        await addReport(tx, { thing: { kind: body.kind, id }, userId, reason: body.reason, note }, now);
        return { message: 'Thank you. A moderator will look at it.' };
      }),
    ),
  ],
  personalData: [{ name: 'reports', order: 'id' }],
});

/** The id of a thing that readers can see; null for anything else. */
async function findShown(tx: Tx, kind: ReportKind, key: Id, now: number): Promise<number | null> {
  if (kind === 'post') return findPostId(tx, key, now);
  return typeof key === 'number' && (await isCommentShown(tx, key, now)) ? key : null;
}
