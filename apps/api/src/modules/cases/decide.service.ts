import type { ReportReason } from '@maidan/contract/feed/reports';
import type { SanctionKind } from '@maidan/contract/rules/sanctions';
import type { Files } from '../../adapters/files/files.ts';
import { mediaId } from '../../adapters/files/media-url.ts';
import type { Tx } from '../../db/open-database.ts';
import type { LogAct, SignedInStaff } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { requireFresh } from '../../http/staff/admit-staff.ts';
import { publishEvent } from '../events/live-events.store.ts';
import { setHidden } from '../moderation/moderated-comments.store.ts';
import { hidingText } from '@maidan/i18n/moderation/decision-text';
import { DECISIONS_LINK, sanction } from '../moderation/sanction.service.ts';
import { addNotification } from '../notifications/notifications.store.ts';
import { restorePost, withdrawPost } from '../posts/withdraw.service.ts';
import { findAnyPost } from '../posts/withdraw.store.ts';
import { bringMessageBack, removeMessage, type ReportedMessage } from '../reports/message-reports.store.ts';
import type { Thing } from '../reports/reports.store.ts';
import { countRemoval } from '../access/limit-removals.service.ts';
import { findReachLimit, requireReach } from '../access/require-reach.service.ts';
import { closeReports, findFacts, isReported, type CaseFacts } from './desk-reports.store.ts';
import { findLastDecision, findRemoval, lockThing, type LastDecision } from './last-decision.store.ts';

interface Decision {
  readonly thing: Thing;
  readonly hide: boolean;
  /** The last decision that the moderator saw. */
  readonly after: number | null;
  readonly reason: ReportReason;
  /** The decision about the writer, if any. */
  readonly sanction: { readonly kind: SanctionKind; readonly days: number | null } | null;
}

interface Parts {
  readonly tx: Tx;
  readonly now: number;
  readonly files: Files;
  readonly log: LogAct;
  readonly staff: SignedInStaff;
}

/**
 * Decides a case: hides or shows the thing, closes its reports, notifies its writer and its reporters, and decides
 * about the writer.
 * @throws ApiError 404 when the thing is gone or not for a moderator, 409 when there is nothing left to decide, 422 for a writer without account,
 * 429 beyond the removals of an hour, 403 for an own message, and for a sanction out of reach or without the fresh passkey that it needs
 */
export async function decide(parts: Parts, decision: Decision): Promise<void> {
  const { thing, hide, reason } = decision;
  const { tx, now, log, staff } = parts;
  if (decision.sanction && decision.sanction.kind !== 'warning') requireFresh(staff, now);
  await lockThing(tx, thing);
  const facts = await findFacts(tx, thing);
  if (!facts) throw errors.notFound(thing.kind);
  if (facts.message?.staff?.id === staff.staffId) {
    throw errors.forbidden('You wrote this message, so someone else has to decide.');
  }
  const isFree = staff.roles.includes('owner');
  if (!isFree && facts.authorId !== null) await refuseOwnComment(parts, facts.authorId);
  const last = await findLastDecision(tx, thing);
  if (!isFree && !(await isCase(parts, thing, facts, last))) throw errors.notFound(thing.kind);
  checkSeen(last, decision);
  if (!isFree && !hide && facts.hiddenAt !== null) await checkRemoval(tx, thing);
  const reporters = await closeReports(tx, thing, now);
  const isChanged = await show(parts, decision, facts);
  if (!isChanged && reporters.length === 0) {
    throw errors.conflict('conflict', { text: 'Nothing has changed: this has already been decided.' });
  }
  // A comment that was held was seen by no reader.
  if (isChanged && hide && facts.heldFor === null) await countRemoval(parts);
  const verb = !isChanged ? 'kept' : hide ? 'hidden' : 'shown';
  await log({
    action: `${thing.kind}.${verb}`,
    thing: { kind: thing.kind, id: thing.id, name: facts.name },
    before: {
      state: facts.heldFor ? 'waiting' : facts.hiddenAt === null ? 'shown' : 'hidden',
      ...(facts.hiddenRule === null ? {} : { rule: facts.hiddenRule }),
    },
    after: { state: hide ? 'hidden' : 'shown', ...(hide ? { rule: reason } : {}) },
  });
  if (isChanged) await notifyWriter(parts, facts, hide ? reason : null);
  if (decision.sanction) await decideAboutWriter(parts, facts, decision.sanction, reason);
  const outcome = hide
    ? `The ${thing.kind} was ${thing.kind === 'message' ? 'removed' : 'hidden'}.`
    : `We looked at the ${thing.kind} and left it as it is.`;
  for (const userId of reporters) {
    await addNotification(tx, { userId, content: `<p>Thank you for your report. ${outcome}</p>` }, now);
  }
}

/** An organisation with one owner has no one else to decide. */
async function refuseOwnComment({ tx, staff }: Parts, authorId: number): Promise<void> {
  if ((await findReachLimit(tx, staff, { userId: authorId })) !== 'own') return;
  throw errors.forbidden('You wrote this comment, so someone else has to decide.');
}

/** Whether a moderator may decide: the thing was reported or held, or the last decision was theirs. */
async function isCase({ tx, staff }: Parts, thing: Thing, { heldFor }: CaseFacts, last: LastDecision | null) {
  return heldFor !== null || last?.staffId === staff.staffId || (await isReported(tx, thing));
}

/** A moderator can bring back a post removed as a case, but not one that an editor or a command withdrew. */
async function checkRemoval(tx: Tx, thing: Thing): Promise<void> {
  if (thing.kind !== 'post') return;
  const removal = await findRemoval(tx, thing);
  if (removal?.isOfCase) return;
  const by = removal?.by ?? 'An editor';
  throw errors.conflict('conflict', { text: `${by} withdrew this post. Only an editor or an owner can restore it.` });
}

/** Prevents undoing another moderator's decision unseen. */
function checkSeen(last: LastDecision | null, { thing, after }: Decision): void {
  if (!last || last.id === after) return;
  const text = `${last.by ?? 'Someone else'} has ${last.verb} this ${thing.kind} in the meantime. Please look again.`;
  throw errors.conflict('conflict', { text });
}

/** @returns whether the state changed */
async function show(
  { tx, now, files, staff }: Parts,
  { thing: { kind, id }, hide, reason }: Decision,
  { message }: CaseFacts,
) {
  if (message) return hide ? hideMessage(tx, message, now) : restoreMessage(tx, files, message, now);
  if (kind === 'comment') return setHidden(tx, id, hide ? { at: now, rule: reason, by: staff.staffId } : null);
  const post = await findAnyPost(tx, id);
  if (!post) throw errors.notFound(kind);
  if (hide) return withdrawPost(tx, post, now);
  const restored = await restorePost(tx, files, post);
  if (restored === 'files removed') {
    throw errors.conflict('conflict', { text: 'Its files have been removed.' });
  }
  return restored === 'restored';
}

async function hideMessage(tx: Tx, message: ReportedMessage, now: number): Promise<boolean> {
  return (await removeMessage(tx, message.id, now)) && reportChange(tx, message, now);
}

async function restoreMessage(tx: Tx, files: Files, message: ReportedMessage, now: number): Promise<boolean> {
  const file = message.type === 'image' ? mediaId(message.message) : null;
  if (file && (await files.size(file)) === null) {
    throw errors.conflict('conflict', { text: 'Its picture was removed 30 days after the message was.' });
  }
  return (await bringMessageBack(tx, message.id)) && reportChange(tx, message, now);
}

/** Open pages reload the conversation. */
async function reportChange(tx: Tx, { userId, conversationId }: ReportedMessage, now: number): Promise<true> {
  await publishEvent(tx, { kind: 'changed', userId, conversationId }, now);
  return true;
}

/** @param reason null when the comment is shown again */
async function notifyWriter({ tx, now }: Parts, facts: CaseFacts, reason: ReportReason | null): Promise<void> {
  if (facts.authorId === null || facts.post === null) return;
  const place = `on <a href="/post/${facts.post.slug}">this post</a>`;
  const text =
    reason === null
      ? `Your comment ${place} is shown${facts.heldFor ? '' : ' again'}.`
      : `${hidingText(place, reason)} ${DECISIONS_LINK}`;
  await addNotification(tx, { userId: facts.authorId, content: `<p>${text}</p>` }, now);
}

async function decideAboutWriter(
  { tx, now, log, staff }: Parts,
  { authorId: userId }: CaseFacts,
  { kind, days }: NonNullable<Decision['sanction']>,
  rule: ReportReason,
): Promise<void> {
  if (userId === null) throw errors.invalidField('sanction', 'Its author no longer has an account.');
  await requireReach(tx, staff, { userId, isEndless: kind !== 'warning' && days === null });
  await sanction({ tx, now, log }, { userId, kind, rule, days, staffId: staff.staffId });
}
