import {
  bringFixtureBack,
  callOffFixture,
  deskFixtureById,
  deskFixtures,
  enterFixtureResult,
  previewFixtureResult,
  removeFixture,
  rescheduleFixture,
  undoFixture,
} from '@maidan/contract/desk/league/league-fixtures';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { findResultProblem, resultProblemText, type ScorerResult } from '@maidan/contract/rules/fixture-result';
import { oversOfBalls } from '@maidan/contract/rules/overs';
import { toTableRow } from '@maidan/match/table/table-row';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { inIndia } from '../fixtures/indian-now.service.ts';
import { toResultRow } from '../fixtures/result-row.service.ts';
import { cancelFixture, recordResult } from '../fixtures/save-fixtures.store.ts';
import { tablesOf, type GroupTable } from '../table/category-tables.service.ts';
import { defineModule } from '../../module.ts';
import { idCursor, pageOf, requireId } from '../../access/cursors.service.ts';
import { describeFixture } from './desk-fixture.reply.ts';
import { listDeskFixtures } from './desk-fixtures.store.ts';
import { findDeskCategory, findDeskLeague } from './desk-leagues.store.ts';
import {
  changeFixture,
  describeWithChange,
  requireFixture,
  requireOwn,
  undoLastChange,
} from './fixture-changes.service.ts';
import { rearrange } from './rearrange-fixture.service.ts';
import { bringBack, takeAway } from './remove-fixture.service.ts';

/** Fixtures of leagues, for those who run them. */
export const deskFixturesModule = defineModule({
  name: 'desk-fixtures',
  routes({ db, clock }) {
    return [
      route(deskFixtures, async ({ params, query: { show, category_id: categoryId, cursor } }, { staff }) => {
        const league = await findDeskLeague(db, staff, requireId(params.id, 'league'));
        if (!league) throw errors.notFound('league');
        const page = {
          leagueId: league.id,
          categoryId: categoryId === undefined ? undefined : requireId(categoryId, 'category'),
          show,
          after: idCursor.read(cursor)?.id,
        };
        const rows = await listDeskFixtures(db, page, inIndia(clock()));
        const { page: shown, cursor: next } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        return { data: shown.map((row) => describeFixture(row, staff)), cursor: next };
      }),

      route(deskFixtureById, async ({ params }, { staff }) =>
        describeWithChange(db, await requireFixture(db, staff, params.id), staff, clock()),
      ),

      route(previewFixtureResult, async ({ params, body }, { staff }) => {
        const row = await requireFixture(db, staff, params.id);
        requireOwn(staff, row);
        requireWhole(body, { ...row, wickets: row.innings_wickets });
        const category = await findDeskCategory(db, row.category_id);
        if (!category || row.has_table === 0) return { before: null, after: null };
        const ofGroup = (tables: readonly GroupTable[]) =>
          tables.find(({ group }) => group === row.group_name)?.rows.map(toTableRow) ?? null;
        return {
          before: ofGroup(await tablesOf(db, category)),
          after: ofGroup(await tablesOf(db, category, { id: row.id, ...toResultRow(body) })),
        };
      }),

      route(enterFixtureResult, ({ params, body: { version, confirmed, ...result } }, { staff, act }) =>
        act((tx, now, log) =>
          changeFixture(tx, { staff, id: params.id, version, confirmed }, { now, log }, async ({ fixture, group }) => {
            if (fixture.status === 'cancelled') {
              throw errors.conflict('conflict', {
                text: 'This match is cancelled. Put it back on first.',
              });
            }
            requireWhole(result, group);
            await recordResult(tx, fixture.id, toResultRow(result));
            return fixture.status === 'scheduled' ? 'fixture.result-entered' : 'fixture.result-corrected';
          }),
        ),
      ),

      route(rescheduleFixture, ({ params, body: { version, ...wanted } }, { staff, act }) =>
        act((tx, now, log) =>
          changeFixture(
            tx,
            { staff, id: params.id, version, confirmed: wanted.confirmed },
            { now, log },
            async (taken) => {
              requireOpen(taken.fixture.status, 'changed');
              return rearrange(tx, taken, wanted, now);
            },
          ),
        ),
      ),

      route(callOffFixture, ({ params, body: { version } }, { staff, act }) =>
        act((tx, now, log) =>
          changeFixture(tx, { staff, id: params.id, version }, { now, log }, async ({ fixture }) => {
            if (fixture.status === 'cancelled') {
              throw errors.conflict('conflict', { text: 'This match is already cancelled.' });
            }
            requireOpen(fixture.status, 'cancelled');
            await cancelFixture(tx, fixture.id);
            return 'fixture.cancelled';
          }),
        ),
      ),

      route(undoFixture, ({ params, body }, { staff, act }) =>
        act((tx, now, log) => undoLastChange(tx, { staff, id: params.id, ...body }, { now, log })),
      ),

      route(removeFixture, ({ params, body: { version, confirmed = false } }, { staff, act }) =>
        act((tx, now, log) => takeAway(tx, { staff, id: params.id, version, confirmed }, { now, log })),
      ),

      route(bringFixtureBack, ({ params }, { staff, act }) =>
        act(async (tx, now, log) => {
          const row = await bringBack(tx, { staff, id: params.id }, { now, log });
          return describeWithChange(tx, row, staff, now);
        }),
      ),
    ];
  },
});

/** @throws ApiError 422 for the field that is missing or contradictory */
function requireWhole(
  result: ScorerResult,
  {
    quota_balls: quota,
    wickets,
    has_table: hasTable,
  }: { quota_balls: number | null; wickets: number; has_table: 0 | 1 },
): void {
  const rules = { overs: quota === null ? null : oversOfBalls(quota), wickets, isKnockout: hasTable === 0 };
  const problem = findResultProblem(result, rules);
  if (problem) throw errors.invalidField(problem.field, resultProblemText(problem, rules));
}

function requireOpen(status: string, what: 'changed' | 'cancelled'): void {
  if (status === 'played' || status === 'walkover' || status === 'no_result') {
    throw errors.conflict('conflict', { text: `A match with a result cannot be ${what}.` });
  }
}
