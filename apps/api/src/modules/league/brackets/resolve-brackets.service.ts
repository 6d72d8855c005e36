import { winnerOf } from '@maidan/contract/league/fixture-winner';
import { resolveBracket, type Outcome, type Place, type ResolvedMatch } from '@maidan/match/bracket/resolve';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';
import { listGroups } from '../fixtures/league-fixtures.store.ts';
import { listTeamsOfCategory } from '../teams/teams.store.ts';
import { listBracketRows, type BracketRow } from './brackets.store.ts';
import { readPlaces, settlePlaces, type GroupPlaces } from './places.service.ts';
import { sourceWords, spotsOf, type MatchSpot } from './source-words.service.ts';

type Category = Selectable<Tables['league_categories']>;

/** One bracket of a category: its matches, their teams, and the labels of their sides until the teams are known. */
export interface BracketState {
  readonly categoryId: number;
  readonly group: { readonly id: number; readonly name: string };
  readonly rows: readonly BracketRow[];
  readonly resolved: ReadonlyMap<number, ResolvedMatch>;
  readonly spots: ReadonlyMap<number, MatchSpot>;
  readonly groups: ReadonlyMap<number, string>;
  /** The labels of the two sides of a match while no team is known. */
  words(row: BracketRow): readonly [string, string];
}

/** Whether the teams of a match are final. */
export const hasBegun = ({ fixture, stage }: BracketRow): boolean =>
  fixture.status !== 'scheduled' || (stage !== null && stage !== 'ready');

/**
 * The brackets of a category, in the order of their groups.
 * @param from `results` computes which places are settled; `fixtures` uses the team names already written there
 */
export async function readBrackets(db: Db, category: Category, from: 'results' | 'fixtures'): Promise<BracketState[]> {
  const rows = await listBracketRows(db, category.id);
  if (rows.length === 0) return [];
  const [groups, teams, places] = await Promise.all([
    listGroups(db, category.id),
    listTeamsOfCategory(db, category.id),
    readPlaces(db, category),
  ]);
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]));
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const isTeam = new Set(teamNames.values());
  const settled = from === 'results' ? settleAll(places, category) : writtenPlaces(places, rows, isTeam);
  return groups.flatMap(({ id, name }) => {
    const own = rows.filter(({ fixture }) => fixture.group_id === id);
    if (own.length === 0) return [];
    const spots = spotsOf(own);
    const resolved = resolveBracket(own, {
      place: (group, rank) => settled.get(group)?.[rank - 1] ?? null,
      team: (team) => teamNames.get(team) ?? null,
      outcomes: new Map(own.map((row) => [row.number, outcomeOf(row, isTeam)])),
    });
    const named = { spots, groups: groupNames, teams: teamNames };
    return [
      {
        categoryId: category.id,
        group: { id, name },
        rows: own,
        spots,
        groups: groupNames,
        resolved: new Map(resolved.map((match) => [match.number, match])),
        words: ({ sources: [one, two] }) => [sourceWords(one, named), sourceWords(two, named)] as const,
      },
    ];
  });
}

const settleAll = (places: ReadonlyMap<number, GroupPlaces>, category: Category) =>
  new Map([...places].map(([group, table]) => [group, settlePlaces(table, category)]));

function writtenPlaces(
  places: ReadonlyMap<number, GroupPlaces>,
  rows: readonly BracketRow[],
  isTeam: ReadonlySet<string>,
): Map<number, Place[]> {
  const written = new Set(
    rows.flatMap(({ sources, fixture }) =>
      sources.flatMap(({ kind, ref, rank }, at) => {
        const name = at === 0 ? fixture.team_1 : fixture.team_2;
        return kind === 'place' && isTeam.has(name) ? [`${ref} ${rank}`] : [];
      }),
    ),
  );
  return new Map(
    [...places].map(([group, table]) => [
      group,
      table.rows.map(({ name }, at) => ({ team: name, isSettled: written.has(`${group} ${at + 1}`) })),
    ]),
  );
}

function outcomeOf(row: BracketRow, isTeam: ReadonlySet<string>): Outcome {
  const { status, team_1, team_2 } = row.fixture;
  const held = (name: string) => (isTeam.has(name) ? name : null);
  return {
    status,
    winner: winnerOf(row.fixture),
    held: hasBegun(row) ? [held(team_1), held(team_2)] : null,
  };
}
