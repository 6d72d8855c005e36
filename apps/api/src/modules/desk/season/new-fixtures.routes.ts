import { addFixtures, previewFixtures } from '@maidan/contract/desk/season/new-fixtures';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { fillBrackets } from '../../league/brackets/fill-brackets.service.ts';
import { defineModule } from '../../module.ts';
import { addFixture, checkFixture, readGroups } from './new-fixtures.service.ts';
import { readTable } from './read-table.service.ts';
import { requireCategory } from './season-access.service.ts';

/** Fixtures that are added by hand or from a table. */
export const newFixturesModule = defineModule({
  name: 'new-fixtures',
  routes({ db }) {
    return [
      route(previewFixtures, async ({ params, body }, { staff }) => {
        const rows = readTable(body.table);
        return db.transaction().execute(async (tx) => {
          const category = await requireCategory(tx, staff, params.id);
          const groups = await readGroups(tx, category.id);
          return {
            rows: rows.map(({ line, ...typed }) => {
              const { fixture, problem } = checkFixture(typed, groups);
              return { line, ...fixture, problem };
            }),
          };
        });
      }),

      route(addFixtures, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const category = await requireCategory(tx, staff, params.id);
          const groups = await readGroups(tx, category.id);
          for (const [at, typed] of body.rows.entries()) {
            const { fixture, group, problem } = checkFixture(typed, groups);
            if (problem !== null || !group) {
              const where = body.rows.length === 1 ? '' : `Row ${at + 1}: `;
              throw errors.invalidField('rows', `${where}${problem ?? 'This group is gone.'}`);
            }
            await addFixture(tx, { fixture, group, category }, now);
          }
          // A place that was settled is open again with a match to come.
          await fillBrackets(tx, category.id, now);
          const thing = { kind: 'league-category', id: category.id, name: category.name };
          await log({ action: 'fixtures.added', thing, after: { count: String(body.rows.length) } });
          return { added: body.rows.length };
        }),
      ),
    ];
  },
});
