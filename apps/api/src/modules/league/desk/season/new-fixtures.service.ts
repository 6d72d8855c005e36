import type { fixtureColumns, NewFixture } from '@maidan/contract/desk/league/season/new-fixtures';
import { readTypedDay, readTypedTime } from '@maidan/contract/text/typed-times';
import { GROUND_MAX, TEAM_NAME_MAX } from '@maidan/contract/desk/limits';
import type { Tx } from '../../../../db/open-database.ts';
import { findTeamProblem, teamProblemText } from '../../fixtures/find-team-problem.service.ts';
import { listGroups } from '../../fixtures/league-fixtures.store.ts';
import { PLANNED, saveFixture } from '../../fixtures/save-fixtures.store.ts';
import { listPlanned } from '../../fixtures/planned-fixtures.store.ts';
import { isSlugTaken } from './season.store.ts';

const TYPE_MAX = 60;

interface Group {
  readonly id: number;
  readonly name: string;
  readonly teams: readonly string[];
  readonly has_table: boolean;
}

export async function readGroups(tx: Tx, categoryId: number): Promise<Group[]> {
  const rows = await listGroups(tx, categoryId);
  return rows.map((row) => ({ ...row, has_table: row.has_table === 1 }));
}

/** The normalised row, and why it cannot be added; null when it can. */
export function checkFixture(typed: NewFixture, groups: readonly Group[]) {
  const named = typed.group.trim();
  const group = groups.find(({ name }) => name.toLowerCase() === named.toLowerCase());
  const spelled = (team: string) =>
    group?.teams.find((name) => name.toLowerCase() === team.trim().toLowerCase()) ?? team.trim();
  const fixture = {
    group: group?.name ?? named,
    type: typed.type.trim(),
    team_1: spelled(typed.team_1),
    team_2: spelled(typed.team_2),
    date: readTypedDay(typed.date) ?? typed.date.trim(),
    time: readTypedTime(typed.time) ?? typed.time.trim(),
    ground: typed.ground.trim(),
  };
  return { fixture, group, problem: findProblem(fixture, group) };
}

interface Problem {
  readonly cell: (typeof fixtureColumns)[number];
  readonly text: string;
}

function findProblem(fixture: NewFixture, group: Group | undefined): Problem | null {
  if (!group) {
    const text = fixture.group === '' ? 'The group is missing.' : `There is no group “${fixture.group}”.`;
    return { cell: 'group', text };
  }
  for (const cell of ['team_1', 'team_2'] as const) {
    if (fixture[cell] === '') return { cell, text: 'A team is missing.' };
    if (fixture[cell].length > TEAM_NAME_MAX) return { cell, text: 'The name of a team is too long.' };
  }
  const wrong = findTeamProblem(fixture, group);
  if (wrong) {
    return { cell: wrong.team, text: teamProblemText(fixture, group, wrong) };
  }
  if (readTypedDay(fixture.date) === null) return { cell: 'date', text: unreadable(fixture.date, '28 Nov 2026') };
  if (fixture.time !== '' && readTypedTime(fixture.time) === null) {
    return { cell: 'time', text: unreadable(fixture.time, '4:30 pm or 16:30') };
  }
  if (fixture.ground.length > GROUND_MAX) return { cell: 'ground', text: 'The name of the ground is too long.' };
  return fixture.type.length > TYPE_MAX ? { cell: 'type', text: 'The type is too long.' } : null;
}

const unreadable = (typed: string, example: string): string =>
  typed === '' ? `Missing. Write it as ${example}.` : `“${typed}” cannot be read. Write it as ${example}.`;

/** The fixture of a valid row. */
export async function addFixture(
  tx: Tx,
  { fixture, group, category }: { fixture: NewFixture; group: Group; category: { slug: string } },
  now: number,
): Promise<void> {
  let number = 1;
  while (await isSlugTaken(tx, 'league_fixtures', `${category.slug}-match-${number}`)) number += 1;
  await saveFixture(
    tx,
    {
      ...PLANNED,
      slug: `${category.slug}-match-${number}`,
      group_id: group.id,
      type: fixture.type || null,
      team_1: fixture.team_1,
      team_2: fixture.team_2,
      day: fixture.date,
      time: fixture.time || null,
      ground: fixture.ground || null,
    },
    now,
  );
}

/** The scheduled matches of a category, with which a new one may clash. */
export async function readPlanned(tx: Tx, category: { id: number; league_id: number }) {
  return (await listPlanned(tx, category.league_id)).filter(({ category_id: id }) => id === category.id);
}
