import {
  leagueSeason,
  removeSeasonPart,
  saveCategory,
  saveDeskLeague,
  saveGroup,
} from '@maidan/contract/desk/league/season/season';
import { ballsOfOvers } from '@maidan/contract/rules/overs';
import type { Tx } from '../../../../db/open-database.ts';
import { route } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { fillBrackets } from '../../brackets/fill-brackets.service.ts';
import {
  findGroup,
  saveCategory as saveCategoryRow,
  saveGroup as saveGroupRow,
  selectOnly,
} from '../../fixtures/save-categories.store.ts';
import { lockTeams } from '../../teams/team-slugs.store.ts';
import { saveLeague } from '../../leagues/save-leagues.store.ts';
import { sanitiseField } from '../../../pages/html-field.service.ts';
import { defineModule } from '../../../module.ts';
import { requireId } from '../../../access/cursors.service.ts';
import { requireMedia } from '../../../pages/require-media.service.ts';
import { findDeskLeague } from '../desk-leagues.store.ts';
import { slugsOf } from '../../../../runtime/slugs.ts';
import { changeTeams, readTeams, requireSameSpelling } from './change-teams.service.ts';
import { requireCategory, requireGroup, requireLeague } from './season-access.service.ts';
import { describeSeason } from './season.reply.ts';
import {
  countFixtures,
  isSlugTaken,
  removeCategoryRow,
  removeGroupRow,
  renameGroup,
  requireFreeName,
} from './season.store.ts';

const typed = (text: string, field: string): string => {
  const trimmed = text.trim();
  if (trimmed === '') throw errors.invalidField(field, 'Please enter a name.');
  return trimmed;
};

/** The parts of leagues, for those who run them. */
export const seasonModule = defineModule({
  name: 'season',
  routes(context) {
    const { db, mediaUrl } = context;
    return [
      route(leagueSeason, async ({ params }, { staff }) => {
        const league = await findDeskLeague(db, staff, requireId(params.id, 'league'));
        if (!league) throw errors.notFound('league');
        return describeSeason(context, league.id);
      }),

      route(saveDeskLeague, ({ body }, { staff, act }) =>
        act(async (tx, now, log) => {
          if (body.id === undefined && !staff.roles.includes('owner')) {
            throw errors.forbidden('Only an owner can add a league.');
          }
          const before = body.id === undefined ? undefined : await requireLeague(tx, staff, body.id);
          const name = typed(body.name, 'name');
          await requireFreeName(tx, { name, id: before?.id });
          const id = await saveLeague(tx, {
            slug: before?.slug ?? (await freeSlug(tx, 'leagues', name, 'league')),
            name,
            details: sanitiseField('details', body.details),
            thumbnail: await requireMedia(tx, 'picture', body.picture),
            sponsor_name: body.sponsor_name.trim() || null,
            sponsor_img: await requireMedia(tx, 'sponsor_picture', body.sponsor_picture),
            created_at: before?.created_at ?? now,
          });
          const renamed = before && before.name !== name ? { before: { name: before.name }, after: { name } } : {};
          await log({
            action: before ? 'league.changed' : 'league.added',
            thing: { kind: 'league', id, name },
            ...renamed,
          });
          return describeSeason({ db: tx, mediaUrl }, id);
        }),
      ),

      route(saveCategory, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const league = await requireLeague(tx, staff, params.id);
          const before =
            body.category_id === undefined ? undefined : await requireCategory(tx, staff, body.category_id);
          if (before && before.league_id !== league.id) throw errors.notFound('category');
          const name = typed(body.name, 'name');
          await requireFreeName(tx, { name, id: before?.id, leagueId: league.id });
          const overs = body.overs.trim();
          const quota = overs === '' ? null : ballsOfOvers(overs);
          if (overs !== '' && !quota)
            throw errors.invalidField('overs', 'Please enter overs and balls, such as 20 or 19.3.');
          const slug = before?.slug ?? (await freeSlug(tx, 'league_categories', `${league.slug} ${name}`, 'category'));
          const id = await saveCategoryRow(tx, {
            slug,
            league_id: league.id,
            name,
            selected: body.selected ? 1 : 0,
            win_points: body.win_points,
            tie_points: body.tie_points,
            no_result_points: body.no_result_points,
            quota_balls: quota,
            wickets: body.wickets,
            tie_breaks: [...new Set(body.tie_breaks)],
          });
          if (body.selected) await selectOnly(tx, league.id, id);
          await fillBrackets(tx, id, now);
          const action = before ? 'league-category.changed' : 'league-category.added';
          await log({ action, thing: { kind: 'league-category', id, name } });
          return describeSeason({ db: tx, mediaUrl }, league.id);
        }),
      ),

      route(saveGroup, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const category = await requireCategory(tx, staff, params.id);
          const before = body.group_id === undefined ? undefined : await requireGroup(tx, staff, body.group_id);
          if (before && before.category_id !== category.id) throw errors.notFound('group');
          await lockTeams(tx, category.league_id);
          const name = typed(body.name, 'name');
          if (/^\d+$/.test(name)) throw errors.invalidField('name', 'A name cannot consist of digits only.');
          const same = await findGroup(tx, category.id, name);
          if (same && same.id !== before?.id)
            throw errors.conflict('conflict', { text: 'Another group has this name.' });
          const teams = readTeams(body.teams);
          if (before) await changeTeams(tx, before, body.teams, now);
          await requireSameSpelling(tx, category.id, teams);
          if (before && before.name !== name) await renameGroup(tx, before.id, name);
          const id = await saveGroupRow(tx, { category_id: category.id, name, teams, has_table: body.has_table });
          await fillBrackets(tx, category.id, now);
          await log({
            action: before ? 'league-group.changed' : 'league-group.added',
            thing: { kind: 'league-group', id, name },
            ...(before ? { before: { teams: before.teams.join(', ') } } : {}),
            after: { teams: teams.join(', ') },
          });
          return describeSeason({ db: tx, mediaUrl }, category.league_id);
        }),
      ),

      route(removeSeasonPart, ({ params: { kind, id } }, { staff, act }) =>
        act(async (tx, _now, log) => {
          const part = kind === 'groups' ? await requireGroup(tx, staff, id) : await requireCategory(tx, staff, id);
          if ((await countFixtures(tx, kind, part.id)) > 0) {
            throw errors.conflict('conflict', { text: `“${part.name}” has fixtures. It cannot be removed.` });
          }
          await ('category_id' in part ? removeGroupRow(tx, part) : removeCategoryRow(tx, part.id));
          const thing = kind === 'groups' ? 'league-group' : 'league-category';
          await log({ action: `${thing}.removed`, thing: { kind: thing, id: part.id, name: part.name } });
          return null;
        }),
      ),
    ];
  },
});

async function freeSlug(tx: Tx, table: 'leagues' | 'league_categories', name: string, thing: string) {
  for (const slug of slugsOf(name, thing)) {
    if (!(await isSlugTaken(tx, table, slug))) return slug;
  }
  throw new Error('The slugs ended.');
}
