import { deskTeams, saveTeam, type DeskPlayer, type DeskTeam } from '@maidan/contract/desk/league/season/teams';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../../db/schema.ts';
import { route } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { readTeamFields, type TeamRow } from '../../teams/teams.reply.ts';
import { listPlayers, listTeamsOfCategory } from '../../teams/teams.store.ts';
import type { MediaSource } from '../../../media/media.reply.ts';
import { defineModule } from '../../../module.ts';
import { requireId } from '../../../access/cursors.service.ts';
import { requireMedia } from '../../../pages/require-media.service.ts';
import { findDeskLeague } from '../desk-leagues.store.ts';
import { mayChangeLeague } from '../league-access.service.ts';
import { findCategoryRow } from './season.store.ts';
import { changeTeam, forgetNames, replacePlayers, takeTeam } from './team-squads.store.ts';

/** For the log, which contains no player's name. */
const countShown = (rows: readonly { shows: string }[]) => ({
  players: String(rows.length),
  shown: String(rows.filter(({ shows }) => shows !== 'none').length),
});

/** Short names, crests, colours and squads of teams, for those who run their league. */
export const teamSquadsModule = defineModule({
  name: 'team-squads',
  routes({ db, mediaUrl }) {
    return [
      route(deskTeams, async ({ params }, { staff }) => {
        const category = await findCategoryRow(db, requireId(params.id, 'category'));
        if (!category || !(await findDeskLeague(db, staff, category.league_id))) throw errors.notFound('category');
        return { data: await describeSquads({ db, mediaUrl }, await listTeamsOfCategory(db, category.id)) };
      }),

      route(saveTeam, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const team = await takeTeam(tx, requireId(params.id, 'team'));
          if (!team || !mayChangeLeague(staff, team.league_id)) throw errors.notFound('team');
          const before = await listPlayers(tx, [team.id]);
          const squad = body.squad.map((player) => toRow(player, before, now));
          const shirts = squad.flatMap(({ shirt }) => shirt ?? []);
          const twice = shirts.find((shirt, at) => shirts.indexOf(shirt) !== at);
          if (twice !== undefined) throw errors.invalidField('squad', `Two players have shirt number ${twice}.`);
          const { colour_1, colour_2 } = body;
          const shown = {
            short_name: body.short_name.trim() || null,
            crest: await requireMedia(tx, 'crest', body.crest),
            colour_1,
            colour_2,
          };
          await changeTeam(tx, team.id, shown);
          await forgetNames(tx, team.id, body.forgotten_names);
          await replacePlayers(tx, team.id, squad);
          const thing = { kind: 'league-team', id: team.id, name: team.name };
          await log({ action: 'league-team.changed', thing, before: countShown(before), after: countShown(squad) });
          const [saved] = await describeSquads({ db: tx, mediaUrl }, [{ ...team, ...shown }]);
          if (!saved) throw errors.notFound('team');
          return saved;
        }),
      ),
    ];
  },
});

async function describeSquads(source: MediaSource, teams: readonly TeamRow[]): Promise<DeskTeam[]> {
  const players = await listPlayers(
    source.db,
    teams.map(({ id }) => id),
  );
  const fieldsOf = await readTeamFields(source, teams);
  return teams.map((team) => ({
    ...fieldsOf(team),
    crest_id: team.crest,
    squad: players
      .filter(({ team_id: id }) => team.id === id)
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

/** Details that may not be shown are not stored; the time of a consent stays until the consent changes. */
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
