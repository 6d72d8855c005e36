import type { Tx } from '../../../db/open-database.ts';
import { findCategoryOfLeagues } from '../fixtures/league-fixtures.store.ts';
import { readBrackets } from './resolve-brackets.service.ts';
import { spotName } from './source-words.service.ts';

/** A team that stays in a match that has begun, although results would now put another team there, or none yet. */
interface HeldTeam {
  readonly fixtureId: number;
  readonly match: string;
  readonly team: string;
}

export async function listHeldTeams(tx: Tx, categoryId: number): Promise<HeldTeam[]> {
  const category = await findCategoryOfLeagues(tx, categoryId);
  if (!category) return [];
  return (await readBrackets(tx, category, 'results')).flatMap(({ rows, resolved, spots }) =>
    rows.flatMap(({ number, fixture }) =>
      (resolved.get(number)?.changed ?? []).map((side) => ({
        fixtureId: fixture.id,
        match: spotName(spots.get(number) ?? { to_go: null, at: 0 }),
        team: fixture[`team_${side}`],
      })),
    ),
  );
}

/** The text to confirm before a change that adds held teams; null if it adds none. */
export function newlyHeldText(before: readonly HeldTeam[], after: readonly HeldTeam[]): string | null {
  const isKnown = ({ fixtureId, team }: HeldTeam) =>
    before.some((one) => one.fixtureId === fixtureId && one.team === team);
  const sentences = after
    .filter((held) => !isKnown(held))
    .map(
      ({ match, team }) =>
        `“${match[0]?.toUpperCase()}${match.slice(1)}” has begun with ${team}, so its teams can no longer change.`,
    );
  return sentences.length === 0 ? null : sentences.join(' ');
}
