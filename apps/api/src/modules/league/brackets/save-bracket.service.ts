import { findBracketProblem, type BracketMatch, type Source } from '@maidan/match/bracket/bracket';
import type { Tx } from '../../../db/open-database.ts';
import { listGroups } from '../fixtures/league-fixtures.store.ts';
import { findGroup, saveGroup } from '../fixtures/save-categories.store.ts';
import { findFixtureId, PLANNED, saveFixture } from '../fixtures/save-fixtures.store.ts';
import { listTeamsOfCategory } from '../teams/teams.store.ts';
import { saveBracketMatch } from './brackets.store.ts';
import { fillBrackets } from './fill-brackets.service.ts';
import { spotName, spotsOf } from './source-words.service.ts';

export interface WrittenBracketMatch {
  readonly sources: readonly [Source, Source];
  /** `YYYY-MM-DD`, in India. */
  readonly day: string;
  readonly time: string | null;
  readonly ground: string | null;
}

interface Category {
  readonly id: number;
  readonly slug: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why these matches cannot form a bracket of the category; null when they can. */
export async function describeBracketProblem(
  tx: Tx,
  categoryId: number,
  matches: readonly BracketMatch[],
): Promise<string | null> {
  const problem = findBracketProblem(matches);
  switch (problem?.kind) {
    case undefined:
      return findUnknown(tx, categoryId, matches);
    case 'size':
      return 'A knockout has 1 to 32 matches.';
    case 'order':
      return `Match ${problem.match} waits for a match that does not come before it.`;
    case 'itself':
      return `Both sides of match ${problem.match} are the same.`;
    case 'twice':
      return `A side of match ${problem.match} is also in an earlier match.`;
    default:
      return 'One match has to be the final: the winner of every other match goes on to a later one.';
  }
}

async function findUnknown(tx: Tx, categoryId: number, matches: readonly BracketMatch[]): Promise<string | null> {
  const groups = new Map((await listGroups(tx, categoryId)).map((group) => [group.id, group]));
  const teams = new Set((await listTeamsOfCategory(tx, categoryId)).map(({ id }) => id));
  for (const { number, sources } of matches) {
    for (const { kind, ref, rank } of sources) {
      if (kind === 'team' && !teams.has(ref)) return `Match ${number} names a team that the category does not have.`;
      if (kind !== 'place') continue;
      const group = groups.get(ref);
      if (!group || group.has_table === 0) return `Match ${number} names a group that has no table.`;
      const count = group.teams.length;
      if (rank === null || rank > count) return `Match ${number}: “${group.name}” has ${count} teams.`;
    }
  }
  return null;
}

/** Adds a group without a table, its fixtures and their sources. @returns the reason for a refusal, or the group's id */
export async function addBracket(
  tx: Tx,
  category: Category,
  { name, matches }: { name: string; matches: readonly WrittenBracketMatch[] },
  now: number,
): Promise<{ problem: string } | { groupId: number }> {
  const numbered = matches.map(({ sources }, at) => ({ number: at + 1, sources }));
  const problem = await describeBracketProblem(tx, category.id, numbered);
  if (problem !== null) return { problem };
  if (await findGroup(tx, category.id, name)) return { problem: `There is already a group called “${name}”.` };
  const groupId = await saveGroup(tx, { category_id: category.id, name, teams: [], has_table: false });
  const spots = spotsOf(numbered);
  let free = 1;
  for (const [at, { sources, day, time, ground }] of matches.entries()) {
    while ((await findFixtureId(tx, `${category.slug}-knockout-${free}`)) !== undefined) free += 1;
    const slug = `${category.slug}-knockout-${free}`;
    const spot = spots.get(at + 1);
    const type = spot ? capital(spotName(spot)) : null;
    // Placeholders that differ; filled in below.
    const sides = { team_1: 'Side 1', team_2: 'Side 2' };
    await saveFixture(tx, { ...PLANNED, slug, group_id: groupId, type, day, time, ground, ...sides }, now);
    const fixtureId = await findFixtureId(tx, slug);
    await saveBracketMatch(tx, fixtureId ?? 0, { number: at + 1, sources });
  }
  await fillBrackets(tx, category.id, now);
  return { groupId };
}
