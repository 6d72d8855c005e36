import type { Tx } from '../../db/open-database.ts';
import type { LogAct, SignedInStaff } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { closeAppeal, findAnsweredAppeal, findOpenAppeal, reopenAppeal } from '../moderation/appeals.store.ts';
import { findDecision, subjectOf } from '../moderation/appeals.service.ts';
import { findHiddenComment, setHidden, type Hidden } from '../moderation/moderated-comments.store.ts';
import { DECISIONS_LINK, describeSanction } from '../moderation/sanction.service.ts';
import { endSanction, findSanction, isEndless, restoreSanction } from '../moderation/sanctions.store.ts';
import { addNotification } from '../notifications/notifications.store.ts';
import { endOtherSessions } from '../sessions/sessions.store.ts';
import { findUser } from '../users/users.store.ts';
import { requireReach } from '../access/require-reach.service.ts';

const ANSWERED = 'Someone else has just answered this appeal.';

interface Parts {
  readonly tx: Tx;
  readonly now: number;
  readonly log: LogAct;
}

interface StaffParts extends Parts {
  readonly staff: SignedInStaff;
}

/**
 * Ends a sanction that is in force against a person, or reinstates it, and notifies the person.
 * @throws ApiError 404, 403 out of reach, or 409 when that is already so
 */
export async function lift(parts: StaffParts, id: number, isLifted: boolean): Promise<void> {
  const { tx, now, log, staff } = parts;
  const found = await findSanction(tx, id);
  if (!found) throw errors.notFound('decision');
  await requireReach(tx, staff, { userId: found.user_id, isEndless: isEndless(found) });
  const isChanged = isLifted ? await endSanction(tx, id, now) : await restoreSanction(tx, id, now);
  if (!isChanged) {
    throw errors.conflict('conflict', {
      text: isLifted ? 'This has ended already.' : 'This is in force, or has ended.',
    });
  }
  const userId = found.user_id;
  const name = (await findUser(tx, userId))?.name ?? '';
  const verb = isLifted ? 'lifted' : 'restored';
  await log({ action: `person.${found.kind}-${verb}`, thing: { kind: 'person', id: userId, name } });
  const restored = isLifted ? undefined : await findSanction(tx, id);
  const liftedText =
    found.kind === 'warning'
      ? 'A moderator has withdrawn a warning that you were given.'
      : 'A moderator has reversed a decision about you: you can take part as before.';
  const text = restored ? `${describeSanction(restored)} ${DECISIONS_LINK}` : liftedText;
  await addNotification(tx, { userId, content: `<p>${text}</p>` }, now);
  if (restored?.kind === 'ban') await endOtherSessions(tx, userId, null, now);
}

interface Answer {
  /** The id of the appeal. */
  readonly id: number;
  readonly granted: boolean;
}

/**
 * Answers an appeal. If it is granted, the comment is shown again or the sanction ends.
 * @throws ApiError 404, 409 when it is answered, 403 out of reach and for the member of staff who made the decision
 */
export async function answerAppeal(parts: StaffParts, { id, granted }: Answer): Promise<void> {
  const { tx, now, log, staff } = parts;
  const appeal = await findOpenAppeal(tx, id);
  if (!appeal) throw errors.conflict('conflict', { text: ANSWERED });
  const subject = subjectOf(appeal);
  const found = await findDecision(tx, subject);
  if (!found) throw errors.notFound('decision');
  refuseOwn(found.staffId, staff);
  await requireReach(tx, staff, found);
  const hidden = granted ? found.hidden : null;
  if (!(await closeAppeal(tx, id, { granted, hidden }, now))) throw errors.conflict('conflict', { text: ANSWERED });
  const thing = { kind: 'appeal', id, name: appeal.name };
  await log({ action: `appeal.${granted ? 'granted' : 'refused'}`, thing, after: { decision: found.text } });
  if (granted && subject.kind === 'comment' && (await setHidden(tx, subject.id, null))) {
    const after = { state: 'shown', appeal: 'granted' };
    await log({ action: 'comment.shown', thing: { ...subject, name: found.post ?? '' }, after });
  }
  // The sanction may have expired.
  if (granted && subject.kind === 'sanction') await endSanction(tx, subject.id, now);
  const outcome = granted ? 'We agree with your appeal and have reversed the decision.' : 'We keep our decision.';
  const content = `<p>Another moderator has read your appeal. ${outcome} ${DECISIONS_LINK}</p>`;
  await addNotification(tx, { userId: found.userId, content }, now);
}

/**
 * Withdraws the answer to an appeal: the appeal is open again, and what it ended is back in force.
 * @throws ApiError 404, 409 when it is open, or its comment is hidden or gone; 403 as for an answer
 */
export async function takeAnswerBack(parts: StaffParts, id: number): Promise<void> {
  const { tx, now, log, staff } = parts;
  const appeal = await findAnsweredAppeal(tx, id);
  if (!appeal) throw errors.conflict('conflict', { text: 'This appeal is open.' });
  const { kind, id: decided } = subjectOf(appeal);
  const isGranted = appeal.granted === 1;
  const sanction = kind === 'sanction' ? await findSanction(tx, decided) : undefined;
  const comment = kind === 'comment' ? await findHiddenComment(tx, decided) : null;
  refuseOwn(sanction?.staff_id ?? comment?.hiddenBy ?? appeal.was_hidden_by, staff);
  await requireReach(tx, staff, { userId: appeal.user_id, isEndless: sanction !== undefined && isEndless(sanction) });
  if (!(await reopenAppeal(tx, id))) throw errors.conflict('conflict', { text: 'This appeal is open.' });
  if (isGranted && kind === 'comment') await hideAgain(parts, decided, formerOf(appeal));
  // A sanction that would have expired by now stays over.
  if (
    isGranted &&
    typeof sanction?.lifted_at === 'number' &&
    (await restoreSanction(tx, decided, now)) &&
    sanction.kind === 'ban'
  ) {
    await endOtherSessions(tx, sanction.user_id, null, now);
  }
  await log({ action: 'appeal.reopened', thing: { kind: 'appeal', id, name: appeal.name } });
  const content = `<p>The answer to your appeal was withdrawn, and your appeal is open again. ${DECISIONS_LINK}</p>`;
  await addNotification(tx, { userId: appeal.user_id, content }, now);
}

function refuseOwn(decidedBy: number | null, { staffId }: SignedInStaff): void {
  if (decidedBy === staffId) throw errors.forbidden('You made this decision, so another moderator answers.');
}

type Answered = NonNullable<Awaited<ReturnType<typeof findAnsweredAppeal>>>;

function formerOf({ was_hidden_at: at, was_hidden_rule: rule, was_hidden_by: by }: Answered): Hidden | null {
  return at === null || rule === null ? null : { at, rule, by };
}

async function hideAgain({ tx, log }: Parts, id: number, hidden: Hidden | null): Promise<void> {
  if (hidden === null || !(await setHidden(tx, id, hidden))) {
    throw errors.conflict('conflict', { text: 'The comment has been hidden again or deleted.' });
  }
  const { post } = (await findHiddenComment(tx, id)) ?? {};
  const after = { state: 'hidden', rule: hidden.rule, appeal: 'open again' };
  await log({ action: 'comment.hidden', thing: { kind: 'comment', id, name: post?.name ?? '' }, after });
}
