import {
  applyRain,
  PLAN_DAYS_MAX,
  planFixtures,
  previewRain,
  type PlannedFixture,
} from '@maidan/contract/desk/league/season/plan';
import { FIXTURES_AT_ONCE } from '@maidan/contract/desk/league/season/new-fixtures';
import type { Parsed } from '@maidan/contract/core/endpoint';
import { dayKey, type Placed } from '@maidan/match/plan/place';
import { planSeason } from '@maidan/match/plan/plan-season';
import { replan, type PlannedMatch } from '@maidan/match/plan/rain';
import { dayOf, matchDays, type Ground, type Slot } from '@maidan/match/plan/slots';
import { route } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { moveFixture } from '../../fixtures/save-fixtures.store.ts';
import { defineModule } from '../../../module.ts';
import { changeFixture } from '../fixture-changes.service.ts';
import { versionOf } from '../fixture-state.service.ts';
import { listPlanned, type PlannedRow } from '../../fixtures/planned-fixtures.store.ts';
import { readPairings } from './pairings.service.ts';
import { requireCategory, requireLeague } from './season-access.service.ts';

const HOUR = 60;
const MIDNIGHT = 24 * HOUR;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

/** A match without a time or a ground still counts towards its teams' matches that day. */
function toPlaced({ id, team_1, team_2, day, time, ground }: PlannedRow): Placed<PlannedMatch> {
  const slot = { date: day, day: dayOf(day), start: time === null ? 0 : minutesOf(time), ground: ground ?? '' };
  return { pairing: { id, team_1, team_2 }, slot };
}

/** The grounds of a league, each from its earliest start to its latest end; an open-ended one if the league names none. */
function groundsOf(planned: readonly Placed<PlannedMatch>[], minutes: number): Ground[] {
  const named = new Set(planned.map(({ slot }) => slot.ground).filter((name) => name !== ''));
  return (named.size === 0 ? [''] : [...named]).map((name) => {
    const starts = planned.filter(({ slot }) => slot.ground === name && slot.start > 0).map(({ slot }) => slot.start);
    return starts.length === 0
      ? { name, from: 0, to: 0 }
      : { name, from: Math.min(...starts), to: Math.min(Math.max(...starts) + minutes, MIDNIGHT) };
  });
}

const describeSlot = ({ date, start, ground }: Slot) => ({
  date,
  time: start === 0 ? null : timeOf(start),
  ground: ground === '' ? null : ground,
});

/** Plans fixtures, and replans those that were rained off. */
export const planModule = defineModule({
  name: 'season-plan',
  routes({ db }) {
    return [
      route(planFixtures, async ({ params, body }, { staff }) =>
        db.transaction().execute(async (tx) => {
          const category = await requireCategory(tx, staff, params.id);
          const days = readDays(body);
          const grounds = readGrounds(body);
          const { twice, again = false } = body;
          const { planned, missing, there } = await readPairings(tx, category, { twice, again });
          checkSize(missing.length);
          const plan = planSeason({
            pairings: missing,
            days,
            grounds,
            minutes: body.minutes,
            restDays: body.rest_days,
            matchesADay: body.matches_a_day,
            away: new Set(body.away.map(({ team, date }) => dayKey(team, date))),
            fixed: planned.map(toPlaced),
          });
          return {
            rows: plan.placed
              .toSorted((a, b) => a.slot.day - b.slot.day || a.slot.start - b.slot.start)
              .map(({ pairing, slot }): PlannedFixture => ({
                group: pairing.group,
                type: '',
                team_1: pairing.team_1,
                team_2: pairing.team_2,
                date: slot.date,
                time: timeOf(slot.start),
                ground: slot.ground,
              })),
            left: plan.left.length,
            reasons: [...plan.reasons],
            there: there.map(({ id, group, team_1, team_2, day: date, time, status }) => ({
              id,
              group,
              team_1,
              team_2,
              date,
              time,
              is_over: status !== 'scheduled',
            })),
          };
        }),
      ),

      route(previewRain, async ({ params, body }, { staff }) =>
        db.transaction().execute(async (tx) => {
          const league = await requireLeague(tx, staff, params.id);
          const rows = await listPlanned(tx, league.id);
          const planned = rows.map(toPlaced);
          const open = new Map(rows.filter(({ status }) => status === 'scheduled').map((row) => [row.id, row]));
          const { date, ground, minutes } = body;
          const moves = replan({
            planned,
            isWashedOut: ({ pairing, slot }) =>
              open.has(pairing.id) && slot.date === date && (ground === null || slot.ground === ground),
            days: body.days.filter((day) => day !== date).toSorted(),
            grounds: groundsOf(planned, minutes),
            wishes: { minutes, restDays: body.rest_days, matchesADay: body.matches_a_day, away: new Set() },
          });
          return {
            moves: moves.flatMap(({ before, after }) => {
              const row = open.get(before.pairing.id);
              if (!row) return [];
              const { id, category, team_1, team_2 } = row;
              const from = { date: row.day, time: row.time, ground: row.ground };
              return [
                { id, version: versionOf(row), category, team_1, team_2, from, to: after && describeSlot(after) },
              ];
            }),
          };
        }),
      ),

      route(applyRain, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const league = await requireLeague(tx, staff, params.id);
          for (const { id, version, date, time, ground } of body.moves) {
            const { fixture } = await changeFixture(tx, { staff, id, version }, { now, log }, async (taken) => {
              if (taken.fixture.status !== 'scheduled') {
                throw errors.conflict('conflict', { text: 'A match of this day has a result. Nothing was moved.' });
              }
              const { team_1, team_2 } = taken.fixture;
              await moveFixture(tx, taken.fixture, { day: date, time, ground, team_1, team_2 });
              return 'fixture.moved';
            });
            if (fixture.league.id !== league.id) throw errors.notFound('match');
          }
          return { moved: body.moves.length };
        }),
      ),
    ];
  },
});

type PlanBody = Parsed<typeof planFixtures>['body'];

function readDays({ from, to, weekdays, without }: PlanBody): string[] {
  if (to < from) throw errors.invalidField('to', 'The last day must not be before the first.');
  if (dayOf(to) - dayOf(from) > PLAN_DAYS_MAX) throw errors.invalidField('to', 'A plan covers a year at most.');
  const days = matchDays(from, to, weekdays, without);
  if (days.length === 0) throw errors.invalidField('weekdays', 'None of these weekdays is between the two days.');
  return days;
}

function readGrounds({ grounds, minutes }: PlanBody): Ground[] {
  const names = grounds.map(({ name }) => name.trim());
  if (names.includes('')) throw errors.invalidField('grounds', 'Please enter the name of each ground.');
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw errors.invalidField('grounds', `“${twice}” is listed twice.`);
  return grounds.map(({ from, to }, at) => {
    const hours = { name: names[at] ?? '', from: minutesOf(from), to: minutesOf(to) };
    if (hours.to - hours.from < minutes) {
      throw errors.invalidField('grounds', `No match fits into the hours of “${hours.name}”.`);
    }
    return hours;
  });
}

function checkSize(needed: number): void {
  if (needed > FIXTURES_AT_ONCE) {
    throw errors.invalidField(
      'groups',
      `That makes ${needed} matches; at most ${FIXTURES_AT_ONCE} can be planned at once.`,
    );
  }
}
