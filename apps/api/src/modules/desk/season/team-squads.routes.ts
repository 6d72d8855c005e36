import { deskTeams, saveTeam, type DeskPlayer, type DeskTeam } from '@maidan/contract/desk/season/teams';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import type { Tables } from '../../../db/schema.ts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { listPlayers, listTeamsOfCategory } from '../../league/teams/teams.store.ts';
import { defineModule } from '../../module.ts';
import { requireId } from '../access/cursors.service.ts';
import { findDeskLeague } from '../league/desk-leagues.store.ts';
import { mayChangeLeague } from '../league/league-access.service.ts';
import { findCategoryRow } from './season.store.ts';
import { replacePlayers, setColours, takeTeam } from './team-squads.store.ts';

/** For the log, which names no player. */
const countShown = (rows: readonly { shows: string }[]) => ({
  players: String(rows.length),
  shown: String(rows.filter(({ shows }) => shows !== 'none').length),
});

/** Colours and squads of teams, for whoever runs their league. */
export const teamSquadsModule = defineModule({
  name: 'team-squads',
  routes({ db }) {
    return [
      route(deskTeams, async ({ params }, { staff }) => {
        const category = await findCategoryRow(db, requireId(params.id, 'category'));
        if (!category || !(await findDeskLeague(db, staff, category.league_id))) throw errors.notFound('category');
        return { data: await describeTeams(db, await listTeamsOfCategory(db, category.id)) };
      }),

      route(saveTeam, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const team = await takeTeam(tx, requireId(params.id, 'team'));
          if (!team || !mayChangeLeague(staff, team.league_id)) throw errors.notFound('team');
          const before = await listPlayers(tx, [team.id]);
          const squad = body.squad.map((player) => toRow(player, before, now));
          const shirts = squad.flatMap(({ shirt }) => shirt ?? []);
          const twice = shirts.find((shirt, at) => shirts.indexOf(shirt) !== at);
          if (twice !== undefined) throw errors.invalidField('squad', `Two players have the shirt ${twice}.`);
          const { colour_1, colour_2 } = body;
          await setColours(tx, team.id, { colour_1, colour_2 });
          await replacePlayers(tx, team.id, squad);
          const thing = { kind: 'league-team', id: team.id, name: team.name };
          await log({ action: 'league-team.changed', thing, before: countShown(before), after: countShown(squad) });
          const [saved] = await describeTeams(tx, [{ ...team, colour_1, colour_2 }]);
          if (!saved) throw errors.notFound('team');
          return saved;
        }),
      ),
    ];
  },
});

async function describeTeams(db: Db, teams: readonly Selectable<Tables['league_teams']>[]): Promise<DeskTeam[]> {
  const players = await listPlayers(
    db,
    teams.map(({ id }) => id),
  );
  return teams.map(({ id, name, slug, colour_1, colour_2 }) => ({
    id,
    name,
    slug,
    colour_1,
    colour_2,
    squad: players
      .filter(({ team_id: team }) => team === id)
      .map(({ shirt, initials, first_name: firstName, role, captain, shows }) => ({
        shirt,
        initials,
        first_name: firstName ?? '',
        role,
        captain: captain === 1,
        shows,
      })),
  }));
}

/** What may not be shown is not stored; the time of a consent stays while it is not changed. */
function toRow(
  { shirt, initials, first_name, role, captain, shows }: DeskPlayer,
  before: readonly Selectable<Tables['league_players']>[],
  now: number,
) {
  const firstName = first_name.trim();
  if (initials.trim() === '' && shows !== 'first_name' && shirt === null) {
    throw errors.invalidField('squad', 'A player needs a shirt number or initials.');
  }
  if (shows === 'initials' && initials.trim() === '') throw errors.invalidField('squad', 'Please enter the initials.');
  if (shows === 'first_name' && firstName === '') throw errors.invalidField('squad', 'Please enter the first name.');
  const same = before.find((one) => one.shirt === shirt && one.initials === initials.trim() && one.shows === shows);
  return {
    shirt,
    initials: initials.trim(),
    first_name: shows === 'first_name' ? firstName : null,
    role,
    captain: captain ? (1 as const) : (0 as const),
    shows,
    agreed_at: shows === 'none' ? null : (same?.agreed_at ?? now),
  };
}
