import type { NewFixture } from '@maidan/contract/desk/season/new-fixtures';
import { GROUND_MAX, TEAM_NAME_MAX } from '@maidan/contract/desk/limits';
import type { Tx } from '../../../db/open-database.ts';
import { findTeamProblem } from '../../league/fixtures/find-team-problem.service.ts';
import { listGroups } from '../../league/fixtures/league-fixtures.store.ts';
import { PLANNED, saveFixture } from '../../league/fixtures/save-fixtures.store.ts';
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

/** '7:05' and '7.05' are '07:05' too; null for what is no time of the day. */
export function readTime(typed: string): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(typed.trim()) ?? [];
  const isTime = hours !== '' && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** '2026-11-28', '28-11-2026' and '28/11/2026' are the same day; null for what is none. */
export function readDay(typed: string): string | null {
  const turned = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(typed.trim());
  const [, day = '', month = '', year = ''] = turned ?? [];
  const text = turned ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}

/** The row in one spelling, and why it cannot be added; null when it can. */
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
    date: readDay(typed.date) ?? typed.date.trim(),
    time: readTime(typed.time) ?? typed.time.trim(),
    ground: typed.ground.trim(),
  };
  return { fixture, group, problem: findProblem(fixture, group) };
}

function findProblem(fixture: NewFixture, group: Group | undefined): string | null {
  if (!group) return fixture.group === '' ? 'The group is missing.' : `There is no group “${fixture.group}”.`;
  if (fixture.team_1 === '' || fixture.team_2 === '') return 'A team is missing.';
  if (fixture.team_1.length > TEAM_NAME_MAX || fixture.team_2.length > TEAM_NAME_MAX)
    return 'The name of a team is too long.';
  const wrong = findTeamProblem(fixture, group);
  if (wrong) {
    return wrong.message.startsWith('must differ')
      ? 'A team cannot play itself.'
      : `“${fixture[wrong.team]}” ${wrong.message.replaceAll('"', '')}.`;
  }
  if (readDay(fixture.date) === null) return 'The date must be a day such as 2026-11-28.';
  if (fixture.time !== '' && readTime(fixture.time) === null)
    return 'The time must be a time of the day such as 16:30.';
  if (fixture.ground.length > GROUND_MAX) return 'The name of the ground is too long.';
  return fixture.type.length > TYPE_MAX ? 'The type is too long.' : null;
}

/** Of a row that can be added. */
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
