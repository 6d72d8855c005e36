import type { ReportReason } from '@maidan/contract/feed/reports';
import type { Files } from '../../../adapters/files/files.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { LogAct } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { addNotification } from '../../notifications/notifications.store.ts';
import { restorePost, withdrawPost } from '../../posts/withdraw.service.ts';
import { findAnyPost } from '../../posts/withdraw.store.ts';
import type { Thing } from '../../reports/reports.store.ts';
import { closeReports, findFacts, setHidden, type CaseFacts } from './desk-reports.store.ts';

/** The house rules, as the writer of a hidden comment reads them. */
const rules: Readonly<Record<ReportReason, string>> = {
  child: 'it could put a young person at risk',
  bullying: 'it insults or bullies somebody',
  hate: 'it is hateful',
  sexual: 'it is sexual',
  violence: 'it is violent',
  spam: 'it is spam',
  other: 'it breaks our rules',
};

interface Decision {
  readonly thing: Thing;
  readonly hide: boolean;
  readonly reason: ReportReason;
}

interface Parts {
  readonly tx: Tx;
  readonly now: number;
  readonly files: Files;
  readonly log: LogAct;
}

/**
 * Decides a case: hides or shows the thing, closes its reports, and notifies its writer and those who reported it.
 * @throws ApiError 404 when the thing is gone, 409 when there is nothing left to decide
 */
export async function decide(parts: Parts, { thing, hide, reason }: Decision): Promise<void> {
  const { tx, now, log } = parts;
  const facts = await findFacts(tx, thing);
  if (!facts) throw errors.notFound(thing.kind);
  const reporters = await closeReports(tx, thing, now);
  const isChanged = await show(parts, thing, !hide);
  if (!isChanged && reporters.length === 0) {
    throw errors.conflict('conflict', {
      text: 'Somebody else has decided this just now.',
    });
  }
  const verb = !isChanged ? 'kept' : hide ? 'hidden' : 'shown';
  await log({
    action: `${thing.kind}.${verb}`,
    thing: { kind: thing.kind, id: thing.id, name: facts.post.name },
    before: { state: facts.hiddenAt === null ? 'shown' : 'hidden' },
    after: { state: hide ? 'hidden' : 'shown', ...(hide ? { rule: reason } : {}) },
  });
  if (isChanged) await notifyWriter(parts, facts, hide ? reason : null);
  const outcome = hide ? `The ${thing.kind} was hidden.` : `We looked at the ${thing.kind} and left it as it is.`;
  for (const userId of reporters) {
    await addNotification(tx, { userId, content: `<p>Thank you for your report. ${outcome}</p>` }, now);
  }
}

/** @returns whether it was otherwise before */
async function show({ tx, now, files }: Parts, { kind, id }: Thing, isShown: boolean): Promise<boolean> {
  if (kind === 'comment') return setHidden(tx, id, isShown ? null : now);
  const post = await findAnyPost(tx, id);
  if (!post) throw errors.notFound(kind);
  if (!isShown) return withdrawPost(tx, post, now);
  const restored = await restorePost(tx, files, post);
  if (restored === 'files removed') {
    throw errors.conflict('conflict', { text: 'Its files were removed 30 days after it was withdrawn.' });
  }
  return restored === 'restored';
}

/** @param reason null when the comment is shown again */
async function notifyWriter(
  { tx, now }: Parts,
  { authorId, post }: CaseFacts,
  reason: ReportReason | null,
): Promise<void> {
  if (authorId === null) return;
  const comment = `Your comment on <a href="/post/${post.slug}">this post</a>`;
  const text =
    reason === null
      ? `${comment} is shown again.`
      : `A moderator hid your comment on <a href="/post/${post.slug}">this post</a>, because ${rules[reason]}.`;
  await addNotification(tx, { userId: authorId, content: `<p>${text}</p>` }, now);
}
