import {
  changeBracket,
  decideMatch as decideMatchCall,
  deskBrackets,
  makeBracket,
  removeBracket,
} from '@maidan/contract/desk/league/season/brackets';
import { keyOfSource } from '@maidan/match/bracket/bracket';
import type { Id } from '@maidan/contract/core/wire';
import type { Db, Tx } from '../../../../db/open-database.ts';
import { route, type SignedInStaff } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { removeFixtures, setSources } from '../../brackets/brackets.store.ts';
import { decideMatch } from '../../brackets/decide-match.service.ts';
import { fillBrackets } from '../../brackets/fill-brackets.service.ts';
import { hasBegun, readBrackets } from '../../brackets/resolve-brackets.service.ts';
import { addBracket, describeBracketProblem } from '../../brackets/save-bracket.service.ts';
import { findCategoryOfLeagues } from '../../fixtures/league-fixtures.store.ts';
import { defineModule } from '../../../module.ts';
import { changeFixture, requireFixture } from '../fixture-changes.service.ts';
import { describeDeskBrackets } from './desk-bracket.reply.ts';
import { requireCategory, requireGroup } from './season-access.service.ts';
import { removeGroupRow } from './season.store.ts';

async function readCategory(db: Db, id: number) {
  const category = await findCategoryOfLeagues(db, id);
  if (!category) throw errors.notFound('category');
  return category;
}

/** The bracket of a group that the person may change. */
async function requireBracket(tx: Tx, staff: SignedInStaff, key: Id) {
  const group = await requireGroup(tx, staff, key);
  const category = await readCategory(tx, group.category_id);
  const state = (await readBrackets(tx, category, 'results')).find(({ group: { id } }) => id === group.id);
  if (!state)
    throw errors.conflict('conflict', { text: `“${group.name}” is not a knockout that fills automatically.` });
  return { group, category, state };
}

/** Knock-outs that fill in by themselves. */
export const deskBracketsModule = defineModule({
  name: 'desk-brackets',
  routes({ db }) {
    return [
      route(deskBrackets, async ({ params }, { staff }) =>
        db.transaction().execute(async (tx) => {
          const { id } = await requireCategory(tx, staff, params.id);
          return describeDeskBrackets(tx, await readCategory(tx, id));
        }),
      ),

      route(makeBracket, ({ params, body: { name, matches } }, { staff, act }) =>
        act(async (tx, now, log) => {
          const category = await requireCategory(tx, staff, params.id);
          const written = matches.map(({ date, ...match }) => ({ ...match, day: date }));
          const added = await addBracket(tx, category, { name, matches: written }, now);
          if ('problem' in added) throw errors.invalidField('matches', added.problem);
          const thing = { kind: 'league-group', id: added.groupId, name };
          await log({ action: 'bracket.added', thing, after: { matches: String(matches.length) } });
          return describeDeskBrackets(tx, await readCategory(tx, category.id));
        }),
      ),

      route(changeBracket, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const { group, category, state } = await requireBracket(tx, staff, params.id);
          if (body.sources.length !== state.rows.length) {
            throw errors.conflict('conflict', {
              text: 'The matches of this knockout have changed in the meantime. Nothing was saved.',
            });
          }
          const numbered = body.sources.map((sources, at) => ({ number: at + 1, sources }));
          const problem = await describeBracketProblem(tx, category.id, numbered);
          if (problem !== null) throw errors.invalidField('sources', problem);
          for (const row of state.rows) {
            const sources = body.sources[row.number - 1] ?? row.sources;
            const isSame = sources.every((one, at) => keyOfSource(one) === keyOfSource(row.sources[at] ?? one));
            if (isSame) continue;
            if (hasBegun(row)) {
              throw errors.conflict('conflict', {
                text: `Match ${row.number} has begun, so its teams can no longer change.`,
              });
            }
            await setSources(tx, row.fixture.id, sources);
          }
          await fillBrackets(tx, category.id, now);
          await log({ action: 'bracket.changed', thing: { kind: 'league-group', id: group.id, name: group.name } });
          return describeDeskBrackets(tx, category);
        }),
      ),

      route(removeBracket, ({ params }, { staff, act }) =>
        act(async (tx, _now, log) => {
          const { group, category, state } = await requireBracket(tx, staff, params.id);
          if (state.rows.some(hasBegun)) {
            throw errors.conflict('conflict', { text: `“${group.name}” has begun. It cannot be removed.` });
          }
          await removeFixtures(
            tx,
            state.rows.map(({ fixture }) => fixture.id),
          );
          await removeGroupRow(tx, group);
          await log({ action: 'bracket.removed', thing: { kind: 'league-group', id: group.id, name: group.name } });
          return describeDeskBrackets(tx, category);
        }),
      ),

      route(decideMatchCall, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const category = await readCategory(tx, (await requireFixture(tx, staff, params.id)).category_id);
          const change = { staff, id: params.id, version: null, confirmed: body.confirmed };
          await changeFixture(tx, change, { now, log }, async ({ fixture }) => {
            const brackets = await readBrackets(tx, category, 'results');
            const state = brackets.find(({ rows }) => rows.some((row) => row.fixture.id === fixture.id));
            if (!state) {
              throw errors.conflict('conflict', {
                text: 'This match is not part of a knockout that fills automatically.',
              });
            }
            const winner = body.winner as 0 | 1 | 2 | null;
            const problem = await decideMatch(tx, fixture, state, { winner, decidedBy: body.decided_by });
            if (problem !== null) throw errors.conflict('conflict', { text: problem });
            return winner === null ? 'fixture.decision-taken-back' : 'fixture.decided';
          });
          return describeDeskBrackets(tx, category);
        }),
      ),
    ];
  },
});
