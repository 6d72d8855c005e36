import { z } from 'zod';
import { leagueFixture, leagueResult } from '../../content/format/pack-leagues.ts';
import { fixtureDay, toFixtureRow } from '../../content/import/league-rows.ts';
import { resultProblemOf } from '../../content/validate/validate-leagues.ts';
import { fillBrackets, fillBracketsAfter, pinTeams } from '../../modules/league/brackets/fill-brackets.service.ts';
import { findGroup } from '../../modules/league/fixtures/save-categories.store.ts';
import { publishFixture } from '../../modules/league/match-day/match-log.service.ts';
import { toResultRow } from '../../modules/league/fixtures/result-row.service.ts';
import {
  cancelFixture,
  findFixtureId,
  moveFixture,
  recordResult,
  saveFixture,
} from '../../modules/league/fixtures/save-fixtures.store.ts';
import type { Tx } from '../../db/open-database.ts';
import { changesBetween } from '../../modules/desk/league/fixture-state.service.ts';
import { writeAct } from '../../modules/desk/log/audit-log.store.ts';
import { oversOfBalls } from '@maidan/contract/rules/overs';
import { CommandError, defineCommand, flag, none, pickOptions } from '../command.ts';
import { checkTeams, idOrSlug, requireCategory, requireFixture } from '../known.ts';

const oneFixture = z.object({ fixture: idOrSlug });
/** A number of a result, typed as text. */
const numberOf = <Field extends 'batted_first' | 'wickets_1' | 'wickets_2'>(field: Field, description: string) =>
  z
    .string()
    .optional()
    .transform((text): number | null | undefined => (text === undefined ? null : Number(text)))
    .pipe(leagueResult.shape[field])
    .describe(description);

const movable = ['day', 'time', 'ground', 'team_1', 'team_2'] as const;

/**
 * Results are public history, recorded at the desk or by a command.
 * @returns whether this one differs from the former
 */
async function logResult(
  tx: Tx,
  before: Awaited<ReturnType<typeof requireFixture>>['fixture'],
  after: object,
  now: number,
): Promise<boolean> {
  const changes = changesBetween(before, { ...before, ...after });
  if (!changes) return false;
  const action = before.status === 'scheduled' ? 'fixture.result-entered' : 'fixture.result-corrected';
  const thing = { kind: 'fixture', id: before.id, name: `${before.team_1} v ${before.team_2}` };
  await writeAct(tx, null, { action, thing, ...changes }, now);
  return true;
}

export const fixtureCommands = [
  defineCommand({
    name: 'fixture add',
    summary: 'adds a fixture to a group',
    args: leagueFixture.pick({ slug: true }),
    options: z.object(
      pickOptions(leagueFixture, {
        category: '<slug> the category',
        group: '<name> the group',
        team_1: '<name> the first team',
        team_2: '<name> the second team',
        date: '<2026-11-28> the day in India; +6d is six days from today',
        time: '<16:30> the time in India',
        type: '<text> "League match", "Final"',
        ground: '<text> the ground',
      }),
    ),
    access: 'write',
    example:
      'cup-u17-r1 --category cup-u17 --group "Group A" --team-1 "Lane 14" --team-2 Jets --date 2026-11-28 --time 16:30',
    async run(fixture, { tx, now }) {
      const category = await requireCategory(tx, fixture.category);
      const group = await findGroup(tx, category.id, fixture.group);
      if (!group) throw new CommandError(`"${category.slug}" has no group "${fixture.group}".`);
      checkTeams(fixture, group);
      if ((await findFixtureId(tx, fixture.slug)) !== undefined) {
        throw new CommandError(
          `The fixture "${fixture.slug}" already exists: fixture move and fixture result change it.`,
        );
      }
      const scheduled = { ...leagueResult.parse({}), moved_from_date: null, moved_from_time: null };
      const row = toFixtureRow({ ...fixture, ...scheduled }, group.id, now);
      await saveFixture(tx, row, now);
      await fillBrackets(tx, category.id, now);
      return `Added ${row.team_1} v ${row.team_2}, ${[row.day, row.time].filter(Boolean).join(' ')} (${row.slug}).`;
    },
  }),

  defineCommand({
    name: 'fixture result',
    summary: 'records or corrects the result of a fixture; the table shows it at once',
    args: z.object({
      ...oneFixture.shape,
      score_1: leagueResult.shape.result_1,
      score_2: leagueResult.shape.result_2,
    }),
    options: z.object({
      ...pickOptions(leagueResult, {
        overs_1: '<overs> overs that the first team faced: 19.3',
        overs_2: '<overs> overs that the second team faced',
      }),
      batted_first: numberOf('batted_first', '<1 or 2> the team that batted first, where the overs leave it open'),
      wickets_1: numberOf('wickets_1', '<wickets> wickets that the first team lost'),
      wickets_2: numberOf('wickets_2', '<wickets> wickets that the second team lost'),
      all_out_1: flag('the first team was all out: its whole quota counts'),
      all_out_2: flag('the second team was all out'),
      no_result: flag('abandoned: no scores, and the points for no result'),
    }),
    access: 'write',
    example: 'cup-u17-r1 142 139 --overs-1 20 --overs-2 19.3 --wickets-1 6 --wickets-2 10 --all-out-2',
    async run({ fixture: key, score_1, score_2, no_result, ...innings }, { tx, now }) {
      const { fixture, group } = await requireFixture(tx, key, now);
      if (fixture.status === 'cancelled') {
        throw new CommandError('The fixture is cancelled: fixture move reinstates it.');
      }
      const status = no_result ? ('no_result' as const) : ('played' as const);
      const result = { ...innings, status, result_1: score_1, result_2: score_2 };
      const quota = group.quota_balls === null ? null : oversOfBalls(group.quota_balls);
      const problem = resultProblemOf(result, { overs: quota, wickets: group.wickets });
      if (problem !== null) throw new CommandError(`The result ${problem}.`);
      const written = toResultRow(result);
      await recordResult(tx, fixture.id, written);
      await fillBracketsAfter(tx, fixture.id);
      if (await logResult(tx, fixture, written, now)) await publishFixture(tx, fixture.id, { isResult: true }, now);
      return `${fixture.team_1} v ${fixture.team_2}: ${no_result ? 'no result' : `${score_1} - ${score_2}`}.`;
    },
  }),

  defineCommand({
    name: 'fixture move',
    summary: 'changes the day, time, ground or teams of a fixture; a cancelled fixture is on again',
    args: oneFixture,
    options: z
      .object(
        pickOptions(leagueFixture, {
          date: '<2026-11-28> the new day in India',
          time: '<16:30> the new time in India',
          ground: '<text> the new ground',
          team_1: '<name> the first team, once it is known',
          team_2: '<name> the second team',
        }),
      )
      .partial({ date: true, team_1: true, team_2: true }),
    access: 'write',
    example: 'cup-u17-r1 --date 2026-12-05 --time 07:00',
    async run({ fixture: key, date, ...typed }, { tx, now }) {
      const { fixture, group } = await requireFixture(tx, key, now);
      if (fixture.status === 'played' || fixture.status === 'no_result') {
        throw new CommandError('A fixture with a result cannot be moved.');
      }
      const to = {
        day: date ? fixtureDay(date, now) : fixture.day,
        time: typed.time ?? fixture.time,
        ground: typed.ground ?? fixture.ground,
        team_1: typed.team_1 ?? fixture.team_1,
        team_2: typed.team_2 ?? fixture.team_2,
      };
      if (fixture.status === 'scheduled' && movable.every((field) => to[field] === fixture[field])) {
        throw new CommandError('Nothing differs from the current fixture.');
      }
      checkTeams(to, group);
      await moveFixture(tx, fixture, to);
      await pinTeams(tx, fixture, to);
      await fillBracketsAfter(tx, fixture.id);
      await publishFixture(tx, fixture.id, { isResult: false }, now);
      return `${to.team_1} v ${to.team_2} is now on ${[to.day, to.time].filter(Boolean).join(' ')}.`;
    },
  }),

  defineCommand({
    name: 'fixture cancel',
    summary: 'cancels a fixture; calendars show it as cancelled',
    args: oneFixture,
    options: none,
    access: 'write',
    async run({ fixture: key }, { tx, now }) {
      const { fixture } = await requireFixture(tx, key, now);
      if (fixture.status === 'cancelled') throw new CommandError('The fixture is already cancelled.');
      if (fixture.status !== 'scheduled') throw new CommandError('A fixture with a result cannot be cancelled.');
      await cancelFixture(tx, fixture.id);
      await fillBracketsAfter(tx, fixture.id);
      await publishFixture(tx, fixture.id, { isResult: false }, now);
      return `Cancelled ${fixture.team_1} v ${fixture.team_2} of ${fixture.day}.`;
    },
  }),
];
