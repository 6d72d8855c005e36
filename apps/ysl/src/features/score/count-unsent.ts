import type { Records } from '@maidan/browser/records';
import type { MatchEvent } from '@maidan/contract/league/match-log';
import { findKept } from './score-session.ts';

/** How many events of the match that this device scored last the server has not confirmed. */
export async function countUnsent(records: Records): Promise<number> {
  const kept = await findKept(records);
  if (!kept) return 0;
  const sent = kept.have[kept.scorer] ?? 0;
  const log = (await records.list(`event/${kept.match.id}/`)) as MatchEvent[];
  return log.filter(({ id: [scorer, seq] }) => scorer === kept.scorer && seq > sent).length;
}
