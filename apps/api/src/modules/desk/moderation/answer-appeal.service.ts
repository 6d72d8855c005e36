import type { Tx } from '../../../db/open-database.ts';
import type { LogAct } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { closeAppeal, findOpenAppeal } from '../../moderation/appeals.store.ts';
import { findDecision, subjectOf } from '../../moderation/appeals.service.ts';
import { setHidden } from '../../moderation/moderated-comments.store.ts';
import { DECISIONS_LINK, describeSanction } from '../../moderation/sanction.service.ts';
import { endSanction, findSanction, restoreSanction } from '../../moderation/sanctions.store.ts';
import { addNotification } from '../../notifications/notifications.store.ts';
import { endOtherSessions } from '../../sessions/sessions.store.ts';
import { findUser } from '../../users/users.store.ts';

interface Parts {
  readonly tx: Tx;
  readonly now: number;
  readonly log: LogAct;
}

/**
 * Ends what is in force against a person, or puts it back; the person is notified.
 * @throws ApiError 404, or 409 when it is so already
 */
export async function lift({ tx, now, log }: Parts, id: number, isLifted: boolean): Promise<void> {
  const found = await findSanction(tx, id);
  if (!found) throw errors.notFound('decision');
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
  const text = restored
    ? `${describeSanction(restored)} ${DECISIONS_LINK}`
    : 'A moderator has taken back a decision about you: you can take part as before.';
  await addNotification(tx, { userId, content: `<p>${text}</p>` }, now);
  if (restored?.kind === 'ban') await endOtherSessions(tx, userId, null, now);
}

/**
 * Answers an appeal: granted, the comment is shown again or the sanction ends.
 * @throws ApiError 404, 409 when it is answered, 403 for the member of staff who made the decision
 */
export async function answerAppeal(
  parts: Parts,
  { id, granted, staffId }: { id: number; granted: boolean; staffId: number },
): Promise<void> {
  const { tx, now, log } = parts;
  const appeal = await findOpenAppeal(tx, id);
  if (!appeal) throw errors.conflict('conflict', { text: 'Someone else has just answered this appeal.' });
  const subject = subjectOf(appeal);
  const found = await findDecision(tx, subject);
  if (!found) throw errors.notFound('decision');
  if (found.staffId === staffId) throw errors.forbidden('You made this decision, so another moderator answers.');
  await closeAppeal(tx, id, granted, now);
  const thing = { kind: 'person', id: found.userId, name: appeal.name };
  await log({ action: `appeal.${granted ? 'granted' : 'refused'}`, thing, after: { decision: found.text } });
  if (granted && subject.kind === 'comment' && (await setHidden(tx, subject.id, null))) {
    const after = { state: 'shown', appeal: 'granted' };
    await log({ action: 'comment.shown', thing: { ...subject, name: found.post ?? '' }, after });
  }
  // It may have ended by itself.
  if (granted && subject.kind === 'sanction') await endSanction(tx, subject.id, now);
  const outcome = granted ? 'We agree with your appeal and have taken the decision back.' : 'We keep our decision.';
  const content = `<p>Another moderator has read your appeal. ${outcome} ${DECISIONS_LINK}</p>`;
  await addNotification(tx, { userId: found.userId, content }, now);
}
