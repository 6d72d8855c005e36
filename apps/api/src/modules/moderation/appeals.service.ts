import type { Decision } from '@maidan/contract/account/decisions';
import { APPEAL_DAYS } from '@maidan/contract/rules/sanctions';
import type { Db, Tx } from '../../db/open-database.ts';
import { errors } from '../../http/errors/errors.ts';
import { DAY, toInstant } from '../../runtime/clock.ts';
import { addAppeal, listAppealsOf, type Subject } from './appeals.store.ts';
import { findHiddenComment, listHiddenComments, type Hidden } from './moderated-comments.store.ts';
import { hiddenText } from '@maidan/i18n/moderation/decision-text';
import { inLanguage } from '@maidan/i18n/language-state';
import { t } from '@maidan/i18n/text';
import { describeSanction } from './sanction.service.ts';
import { findSanction, isEndless, listSanctionsOf } from './sanctions.store.ts';

/** The number of latest decisions shown of each kind. */
const SHOWN = 50;

/** A decision: its subject, the person concerned, and the member of staff. */
interface Facts {
  readonly userId: number;
  readonly at: number;
  readonly staffId: number | null;
  readonly text: string;
  readonly comment: string | null;
  /** The name of the comment's post. */
  readonly post: string | null;
  /** How the comment is hidden; null for a sanction. */
  readonly hidden: Hidden | null;
  /** For a sanction. */
  readonly isEndless: boolean;
}

export const subjectOf = (appeal: { comment_id: number | null; sanction_id: number | null }): Subject =>
  appeal.comment_id === null
    ? { kind: 'sanction', id: appeal.sanction_id ?? 0 }
    : { kind: 'comment', id: appeal.comment_id };

/** Null for a subject that is gone or was never decided. */
export async function findDecision(db: Db, { kind, id }: Subject): Promise<Facts | null> {
  if (kind === 'sanction') {
    const found = await findSanction(db, id);
    if (!found) return null;
    const { user_id: userId, created_at: at, staff_id: staffId } = found;
    const ofComment = { comment: null, post: null, hidden: null };
    return { userId, at, staffId, text: describeSanction(found), ...ofComment, isEndless: isEndless(found) };
  }
  const found = await findHiddenComment(db, id);
  if (!found) return null;
  const text = hiddenText(found.rule);
  const { userId, hiddenAt: at, hiddenBy: staffId, comment, post } = found;
  const hidden = { at, rule: found.rule, by: staffId };
  return { userId, at, staffId, text, comment, post: post.name, hidden, isEndless: false };
}

const isInTime = (at: number, now: number): boolean => now < at + APPEAL_DAYS * DAY;

/** The moderators' decisions about a person, newest first. @param language of the texts */
export async function listDecisions(
  db: Db,
  { userId, language }: { userId: number; language: string },
  now: number,
): Promise<Decision[]> {
  const appeals = await listAppealsOf(db, userId);
  const statusOf = ({ kind, id }: Subject) => {
    const found = appeals.find((one) => (kind === 'comment' ? one.comment_id : one.sanction_id) === id);
    if (!found) return null;
    if (found.decided_at === null) return 'open';
    return found.granted ? 'granted' : 'refused';
  };
  const comments = (await listHiddenComments(db, userId, SHOWN)).map((hidden) => {
    const { id, rule, hiddenAt: at, comment, post } = hidden;
    const text = inLanguage(language, () => hiddenText(rule));
    return { kind: 'comment' as const, id, text, comment, post, at, endsAt: null };
  });
  const sanctions = (await listSanctionsOf(db, userId, SHOWN)).map((one) => {
    const said = () => describeSanction(one);
    const text = inLanguage(language, () =>
      one.lifted_at === null ? said() : t('decisions.takenBack', { text: said() }),
    );
    const shared = { text, comment: null, post: null, at: one.created_at, endsAt: one.ends_at };
    return { kind: 'sanction' as const, id: one.id, ...shared };
  });
  return [...comments, ...sanctions]
    .toSorted((a, b) => b.at - a.at)
    .map(({ at, endsAt, ...rest }) => {
      const appeal = statusOf(rest);
      return {
        ...rest,
        at: toInstant(at),
        ends_at: endsAt === null ? null : toInstant(endsAt),
        appeal,
        may_appeal: appeal === null && isInTime(at, now),
      };
    });
}

/** @throws ApiError 404 for a decision that does not concern this person, 409 after 14 days or an earlier appeal */
export async function sendAppeal(
  tx: Tx,
  { subject, userId, text }: { subject: Subject; userId: number; text: string },
  now: number,
): Promise<void> {
  const found = await findDecision(tx, subject);
  if (found?.userId !== userId) throw errors.notFound('decision');
  if (!isInTime(found.at, now)) {
    throw errors.conflict('conflict', { text: () => t('refused.appealTime', { days: APPEAL_DAYS }) });
  }
  if (!(await addAppeal(tx, { subject, userId, text }, now))) {
    throw errors.conflict('conflict', { text: () => t('refused.appealedOnce') });
  }
}
