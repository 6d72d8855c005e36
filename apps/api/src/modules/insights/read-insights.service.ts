import { INSIGHT_LEAST, insightKinds } from '@maidan/contract/desk/insights';
import type { Db } from '../../db/open-database.ts';
import { DAY, INDIA_AHEAD, toInstant } from '../../runtime/clock.ts';
import { countByDay, listFollowedTags, listLikedPosts } from './insights.store.ts';

/** A count as it leaves the server: small counts are hidden. */
const covered = (count: number): number | null => (count > 0 && count < INSIGHT_LEAST ? null : count);

/**
 * The days of a kind. A single hidden day could be calculated from the others and the total, so a second one is hidden
 * too.
 */
function coveredDays(counts: readonly number[]): (number | null)[] {
  const shown = counts.map(covered);
  if (shown.filter((count) => count === null).length !== 1) return shown;
  const least = Math.min(...shown.flatMap((count) => (count === null || count === 0 ? [] : [count])));
  const also = shown.indexOf(least);
  return shown.map((count, index) => (index === also ? null : count));
}

const named = ({ id, name, count }: { id: number; name: string; count: number }) => ({
  id,
  name,
  count: Number(count),
});

/** Activity by day. @param length in days; the last day is today in India */
export async function readInsights(db: Db, length: number, now: number) {
  const today = Math.floor((now + INDIA_AHEAD) / DAY);
  const days = Array.from({ length }, (_, index) => today - length + 1 + index);
  const from = (today - length + 1) * DAY - INDIA_AHEAD;
  const counts = await Promise.all(
    insightKinds.map(async (kind) => {
      const found = await countByDay(db, kind, from);
      const ofDays = days.map((day) => found.get(day) ?? 0);
      const total = ofDays.reduce((sum, count) => sum + count, 0);
      return { kind, total: covered(total), days: coveredDays(ofDays) };
    }),
  );
  const [posts, tags] = await Promise.all([listLikedPosts(db, from), listFollowedTags(db, from)]);
  return {
    days: days.map((day) => toInstant(day * DAY).slice(0, 10)),
    counts,
    posts: posts.map(named),
    tags: tags.map(named),
  };
}
