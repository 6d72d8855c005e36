import type { ReportCase } from '@maidan/contract/desk/cases/reports';
import type { Db } from '../../db/open-database.ts';
import { toInstant } from '../../runtime/clock.ts';
import { ownMediaUrl } from '../../adapters/files/media-url.ts';
import { listNearby, type ReportedMessage } from '../reports/message-reports.store.ts';
import { countShown, listAround } from './case-place.store.ts';
import { findCaseWriter } from './case-writer.store.ts';
import { coverInWords, coverNumbers } from './cover-numbers.ts';
import { findFacts, readReports, type CasePost, type CaseRow, type CaseState } from './desk-reports.store.ts';
import { findLastDecision } from './last-decision.store.ts';

/** Cases as the desk shows them, without those whose subject has since been deleted. */
export async function describeCases(db: Db, rows: readonly CaseRow[], state: CaseState): Promise<ReportCase[]> {
  const cases = await Promise.all(rows.map((row) => describeCase(db, row, state)));
  return cases.filter((one) => one !== null);
}

async function describeCase(db: Db, row: CaseRow, state: CaseState): Promise<ReportCase | null> {
  const [facts, { reasons, notes }, decision] = await Promise.all([
    findFacts(db, row),
    readReports(db, row, state),
    findLastDecision(db, row),
  ]);
  if (!facts) return null;
  const { text, covered } = coverNumbers(facts.text ?? '');
  return {
    kind: row.kind,
    id: row.id,
    text: facts.text === null ? null : text,
    covered: [...covered],
    ...(await describeAround(db, row, facts.post)),
    author: facts.author,
    writer: facts.authorId === null ? null : await describeWriter(db, facts.authorId),
    post: facts.post && (await describePost(db, facts.post)),
    conversation: facts.message && (await describeNearby(db, facts.message)),
    is_hidden: facts.hiddenAt !== null && facts.heldFor === null,
    held_for: facts.heldFor,
    reports: row.reports,
    reasons,
    notes: notes.map(coverInWords),
    first_at: toInstant(row.firstAt),
    decision: decision && { id: decision.id, verb: decision.verb, by: decision.by, at: toInstant(decision.at) },
  };
}

async function describePost(db: Db, { id, thumbnail, published_at: at, ...post }: CasePost) {
  const { slug, name, type } = post;
  const picture = ownMediaUrl(thumbnail);
  return { slug, name, type, thumbnail: picture, published_at: toInstant(at), comments: await countShown(db, id) };
}

/** The comments before and after a comment; empty for anything else. */
async function describeAround(db: Db, { kind, id }: CaseRow, post: CasePost | null) {
  if (kind !== 'comment' || post === null) return { before: [], after: [] };
  const { before, after } = await listAround(db, { postId: post.id, id });
  const describe = (rows: typeof before) =>
    rows.map(({ author, comment, created_at: at }) => ({ author, text: coverInWords(comment), at: toInstant(at) }));
  return { before: describe(before), after: describe(after) };
}

async function describeWriter(db: Db, userId: number) {
  const writer = await findCaseWriter(db, userId);
  if (!writer) return null;
  const { createdAt, ...counts } = writer;
  return { since: toInstant(createdAt), ...counts };
}

/** The reported message as it was, between those around it. */
async function describeNearby(db: Db, reported: ReportedMessage) {
  const rows = await listNearby(db, reported);
  const messages = rows.map((row) => {
    const isReported = row.id === reported.id;
    const { type, message } = isReported ? reported : row;
    return {
      by: row.user_id === null ? ('staff' as const) : ('person' as const),
      type,
      message: type === 'image' ? ownMediaUrl(message) : coverInWords(message),
      at: toInstant(row.created_at),
      is_reported: isReported,
    };
  });
  return { subject: reported.subject, messages };
}
