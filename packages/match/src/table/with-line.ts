import type { LiveGroup, OpenMatch } from '@maidan/contract/league/live-tables';
import type { ScoreLine } from '@maidan/contract/league/match-day';

const has = ({ open }: LiveGroup, line: ScoreLine): boolean => open.some(({ id }) => id === line.id);

/** Whether a score line affects one of these tables: its match is under way, or its counted result was confirmed again. */
export const movesWith = (groups: readonly LiveGroup[], line: ScoreLine): boolean =>
  groups.some((group) => has(group, line) || (line.confirmed && group.matches.some(({ id }) => id === line.id)));

/** The groups after a score line. A newer line replaces the previous one, so that the groups never grow. */
export function withLine(groups: readonly LiveGroup[], line: ScoreLine): LiveGroup[] {
  const follow = (match: OpenMatch): OpenMatch =>
    match.id === line.id && (match.line?.version ?? 0) < line.version
      ? { ...match, line: { ...line, feed: null } }
      : match;
  return groups.map((group) => (has(group, line) ? { ...group, open: group.open.map(follow) } : group));
}
