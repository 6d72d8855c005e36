import type { ReportCase } from '@maidan/contract/desk/reports';
import type { Db } from '../../../db/open-database.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { findFacts, readReports, type CaseRow, type CaseState } from './desk-reports.store.ts';

/** Cases as the desk shows them, without those whose thing was deleted in the meantime. */
export async function describeCases(db: Db, rows: readonly CaseRow[], state: CaseState): Promise<ReportCase[]> {
  const cases = await Promise.all(rows.map((row) => describeCase(db, row, state)));
  return cases.filter((one) => one !== null);
}

async function describeCase(db: Db, row: CaseRow, state: CaseState): Promise<ReportCase | null> {
  const [facts, { reasons, notes }] = await Promise.all([findFacts(db, row), readReports(db, row, state)]);
  if (!facts) return null;
  return {
    kind: row.kind,
    id: row.id,
    text: facts.text,
    author: facts.author,
    post: { slug: facts.post.slug, name: facts.post.name },
    is_hidden: facts.hiddenAt !== null && facts.heldFor === null,
    held_for: facts.heldFor,
    reports: row.reports,
    reasons,
    notes,
    first_at: toInstant(row.firstAt),
  };
}
