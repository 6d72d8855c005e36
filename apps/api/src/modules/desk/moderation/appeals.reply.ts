import type { DeskAppeal } from '@maidan/contract/desk/moderation';
import type { Db } from '../../../db/open-database.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { findDecision, subjectOf } from '../../moderation/appeals.service.ts';
import type { listOpenAppeals } from '../../moderation/appeals.store.ts';

type OpenAppeal = Awaited<ReturnType<typeof listOpenAppeals>>[number];

/** Appeals as the desk shows them to a member of staff. */
export async function describeAppeals(db: Db, rows: readonly OpenAppeal[], staffId: number): Promise<DeskAppeal[]> {
  const appeals = await Promise.all(rows.map((row) => describeAppeal(db, row, staffId)));
  return appeals.filter((one) => one !== null);
}

async function describeAppeal(db: Db, row: OpenAppeal, staffId: number): Promise<DeskAppeal | null> {
  const subject = subjectOf(row);
  const found = await findDecision(db, subject);
  if (!found) return null;
  return {
    id: row.id,
    kind: subject.kind,
    person: row.name,
    decision: found.text,
    comment: found.comment,
    text: row.text,
    at: toInstant(row.created_at),
    may_decide: found.staffId !== staffId,
  };
}
