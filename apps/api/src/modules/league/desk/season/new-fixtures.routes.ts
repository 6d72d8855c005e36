import { addFixtures, previewFixtures } from '@maidan/contract/desk/league/season/new-fixtures';
import { route } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { fillBrackets } from '../../brackets/fill-brackets.service.ts';
import { lockTeams } from '../../teams/team-slugs.store.ts';
import { defineModule } from '../../../module.ts';
import { findClash, toPlanned, type PlannedMatch } from '../../fixtures/fixture-clashes.service.ts';
import { addFixture, checkFixture, readGroups, readPlanned } from './new-fixtures.service.ts';
import { requireMissing } from './pairings.service.ts';
import { readTable } from './read-table.service.ts';
import { requireCategory } from './season-access.service.ts';

const NO_CLASH = { exists: false, warning: null };

/** Adding fixtures by hand or from a table. */
export const newFixturesModule = defineModule({
  name: 'new-fixtures',
  routes({ db }) {
    return [
      route(previewFixtures, async ({ params, body }, { staff }) => {
        const { rows, unread } = readTable(body.table);
        return db.transaction().execute(async (tx) => {
          const category = await requireCategory(tx, staff, params.id);
          const groups = await readGroups(tx, category.id);
          const planned: PlannedMatch[] = await readPlanned(tx, category);
          return {
            unread,
            rows: rows.map(({ line, ...typed }) => {
              const { fixture, group, problem } = checkFixture(typed, groups);
              const clash = group && problem === null ? findClash(fixture, group.id, planned) : NO_CLASH;
              if (group && problem === null && !clash.exists) planned.push(toPlanned(fixture, group.id));
              return { line, ...fixture, problem: problem?.text ?? null, cell: problem?.cell ?? null, ...clash };
            }),
          };
        });
      }),

      route(addFixtures, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const category = await requireCategory(tx, staff, params.id);
          const groups = await readGroups(tx, category.id);
          await lockTeams(tx, category.league_id);
          if (body.plan) await requireMissing(tx, category, body.rows, body.plan.twice);
          const planned: PlannedMatch[] = await readPlanned(tx, category);
          for (const [at, typed] of body.rows.entries()) {
            const { fixture, group, problem } = checkFixture(typed, groups);
            const where = body.rows.length === 1 ? '' : `Row ${at + 1}: `;
            if (problem !== null || !group) {
              throw errors.invalidField('rows', `${where}${problem?.text ?? 'This group no longer exists.'}`);
            }
            const { exists, warning } = findClash(fixture, group.id, planned);
            if (exists) throw errors.invalidField('rows', `${where}This match already exists. Nothing was added.`);
            if (warning !== null && body.confirmed !== true) {
              throw errors.conflict('conflict', { text: `${where}${warning} Nothing was added.` });
            }
            planned.push(toPlanned(fixture, group.id));
            await addFixture(tx, { fixture, group, category }, now);
          }
          // A settled place is open again once its group has another match to play.
          await fillBrackets(tx, category.id, now);
          const thing = { kind: 'league-category', id: category.id, name: category.name };
          await log({ action: 'fixtures.added', thing, after: { count: String(body.rows.length) } });
          return { added: body.rows.length };
        }),
      ),
    ];
  },
});
