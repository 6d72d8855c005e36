import type { ReportReason } from '@maidan/contract/feed/reports';
import type { SanctionKind } from '@maidan/contract/rules/sanctions';
import { formatDateTime } from '@maidan/i18n/date-time';
import type { Db, Tx } from '../../db/open-database.ts';
import type { LogAct } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { DAY, toInstant } from '../../runtime/clock.ts';
import { addNotification } from '../notifications/notifications.store.ts';
import { endOtherSessions } from '../sessions/sessions.store.ts';
import { findUser } from '../users/users.store.ts';
import { sanctionText } from '@maidan/i18n/moderation/decision-text';
import { addSanction, findSanctions, type Sanction } from './sanctions.store.ts';

interface Decision {
  readonly userId: number;
  readonly kind: SanctionKind;
  readonly rule: ReportReason;
  /** Null for a permanent sanction. */
  readonly days: number | null;
  readonly staffId: number;
}

interface Parts {
  readonly tx: Tx;
  readonly now: number;
  readonly log: LogAct;
}

/** For a notification: the page where the person reads the decision and can appeal. */
export const DECISIONS_LINK = '<a href="/myaccount/decisions">See or appeal</a>';

/** The text for the person. */
export function describeSanction({ kind, rule, ends_at: endsAt }: Pick<Sanction, 'kind' | 'rule' | 'ends_at'>): string {
  return sanctionText(kind, rule, endsAt === null ? null : formatDateTime(toInstant(endsAt)));
}

/** Imposes a sanction on a person. A ban logs them out everywhere, at once. */
export async function sanction({ tx, now, log }: Parts, decision: Decision): Promise<void> {
  const { userId, kind, rule, days, staffId } = decision;
  // A warning has no duration.
  const endsAt = kind === 'warning' ? now : days === null ? null : now + days * DAY;
  await addSanction(tx, { user_id: userId, kind, rule, ends_at: endsAt, staff_id: staffId }, now);
  const name = (await findUser(tx, userId))?.name ?? '';
  await log({
    action: `person.${kind}`,
    thing: { kind: 'person', id: userId, name },
    after: { rule, until: endsAt === null ? 'without an end' : toInstant(endsAt) },
  });
  const text = `${describeSanction({ kind, rule, ends_at: endsAt })} ${DECISIONS_LINK}`;
  await addNotification(tx, { userId, content: `<p>${text}</p>` }, now);
  if (kind === 'ban') await endOtherSessions(tx, userId, null, now);
}

/** Refuses anything visible to others while a person is suspended. @throws ApiError 403 */
export async function requireStanding(db: Db, userId: number, now: number): Promise<void> {
  const found = (await findSanctions(db, userId, now)).find(({ kind }) => kind === 'suspension' || kind === 'ban');
  if (found) throw errors.forbidden(() => describeSanction(found));
}

/** The ban that keeps a person from logging in; null without one. */
export async function findBan(db: Db, userId: number, now: number): Promise<Sanction | null> {
  return (await findSanctions(db, userId, now)).findLast(({ kind }) => kind === 'ban') ?? null;
}
