import type { DeskAppeal } from '@maidan/contract/desk/cases/moderation';
import type { Db } from '../../db/open-database.ts';
import type { SignedInStaff } from '../../http/call.ts';
import { toInstant } from '../../runtime/clock.ts';
import { findDecision, subjectOf } from '../moderation/appeals.service.ts';
import type { listOpenAppeals } from '../moderation/appeals.store.ts';
import { findReachLimit } from '../access/require-reach.service.ts';

type OpenAppeal = Awaited<ReturnType<typeof listOpenAppeals>>[number];

/** Appeals as the desk shows them to a member of staff. */
export async function describeAppeals(
  db: Db,
  rows: readonly OpenAppeal[],
  staff: SignedInStaff,
): Promise<DeskAppeal[]> {
  const appeals = await Promise.all(rows.map((row) => describeAppeal(db, row, staff)));
  return appeals.filter((one) => one !== null);
}

async function describeAppeal(db: Db, row: OpenAppeal, staff: SignedInStaff): Promise<DeskAppeal | null> {
  const subject = subjectOf(row);
  const found = await findDecision(db, subject);
  if (!found) return null;
  const refused = await findReachLimit(db, staff, found);
  return {
    id: row.id,
    kind: subject.kind,
    person: row.name,
    decision: found.text,
    comment: found.comment,
    text: row.text,
    at: toInstant(row.created_at),
    may_decide: found.staffId !== staff.staffId && refused === null,
    refused,
  };
}
