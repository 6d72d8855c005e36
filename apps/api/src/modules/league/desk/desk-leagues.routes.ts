import { deskCategory, deskLeagues } from '@maidan/contract/desk/league/league';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import { oversOfBalls } from '@maidan/contract/rules/overs';
import { toTableRow } from '@maidan/match/table/table-row';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { listGroups } from '../fixtures/league-fixtures.store.ts';
import { tablesOf } from '../table/category-tables.service.ts';
import { defineModule } from '../../module.ts';
import { idCursor, pageOf, requireId } from '../../access/cursors.service.ts';
import { findDeskCategory, findDeskLeague, listCategoriesOf, listDeskLeagues } from './desk-leagues.store.ts';
import { mayChangeLeague } from './league-access.service.ts';

const WHAT = 'category';

/** Leagues, for those who run them. */
export const deskLeaguesModule = defineModule({
  name: 'desk-leagues',
  routes({ db }) {
    return [
      route(deskLeagues, async ({ query }, { staff }) => {
        const rows = await listDeskLeagues(db, staff, idCursor.read(query.cursor)?.id);
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        const categories = await listCategoriesOf(
          db,
          page.map(({ id }) => id),
        );
        const data = page.map((league) => ({
          ...league,
          may_change: mayChangeLeague(staff, league.id),
          categories: categories.filter((one) => one.league_id === league.id).map(({ id, name }) => ({ id, name })),
        }));
        return { data, cursor };
      }),

      route(deskCategory, async ({ params }, { staff }) => {
        const category = await findDeskCategory(db, requireId(params.id, WHAT));
        const league = category && (await findDeskLeague(db, staff, category.league_id));
        if (!league) throw errors.notFound(WHAT);
        const [groups, tables] = await Promise.all([listGroups(db, category.id), tablesOf(db, category)]);
        return {
          id: category.id,
          name: category.name,
          league: { id: league.id, name: league.name },
          overs: category.quota_balls === null ? null : oversOfBalls(category.quota_balls),
          wickets: category.wickets,
          groups: groups.map(({ id, name, teams }) => ({
            id,
            name,
            teams,
            table: tables.find(({ group }) => group === name)?.rows.map(toTableRow) ?? null,
          })),
        };
      }),
    ];
  },
});
