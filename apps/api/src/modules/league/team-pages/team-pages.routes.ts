import { leagueTeams, teamBySlug, type SquadPlayer, type TeamPage } from '@maidan/contract/league/teams';
import { toTableRow } from '@maidan/match/table/table-row';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../db/schema.ts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { readShownMedia, type MediaSource } from '../../media/media.reply.ts';
import { defineModule } from '../../module.ts';
import { toFixture } from '../fixtures/fixture.reply.ts';
import { requireCategory } from '../fixtures/fixtures.service.ts';
import { listStages } from '../fixtures/fixture-stages.store.ts';
import { listFixtures, listGroups } from '../fixtures/league-fixtures.store.ts';
import { categoryCalendar } from '../leagues/calendar-addresses.reply.ts';
import { requireLeague } from '../leagues/leagues.service.ts';
import { tablesOf } from '../table/category-tables.service.ts';
import { readTeamFields, type TeamRow } from '../teams/teams.reply.ts';
import { findTeam, listPlayers, listTeams } from '../teams/teams.store.ts';
import { formOf } from './form.ts';

/** Teams, for readers. */
export const teamPagesModule = defineModule({
  name: 'team-pages',
  routes: ({ db, mediaUrl }) => [
    route(leagueTeams, async ({ params }) => {
      const teams = await listTeams(db, (await requireLeague(db, params.id)).id);
      const fieldsOf = await readTeamFields({ db, mediaUrl }, teams);
      return { data: teams.map((team) => ({ ...fieldsOf(team), yslcategory_id: team.category_id })) };
    }),
    route(teamBySlug, async ({ params }) => {
      const league = await requireLeague(db, params.id);
      const team = await findTeam(db, league.id, params.slug);
      if (!team) throw errors.notFound('team');
      const { id, slug, name, thumbnail } = league;
      const media = await readShownMedia({ db, mediaUrl }, [thumbnail]);
      return {
        ...(await describeTeam({ db, mediaUrl }, team)),
        league: { id, slug, name, ...media.picture('thumbnail', thumbnail) },
      };
    }),
  ],
});

async function describeTeam(source: MediaSource, team: TeamRow): Promise<Omit<TeamPage, 'league'>> {
  const { db } = source;
  const category = await requireCategory(db, team.league_id, team.category_id);
  const [fieldsOf, groups, every, stages, tables, players] = await Promise.all([
    readTeamFields(source, [team]),
    listGroups(db, category.id),
    listFixtures(db, category.id),
    listStages(db, category.id),
    tablesOf(db, category),
    listPlayers(db, [team.id]),
  ]);
  const own = every.filter(({ team_1_id: one, team_2_id: two }) => one === team.id || two === team.id);
  const scored = new Map(stages.map((match) => [match.fixture_id, match]));
  const table = tables.find(({ rows }) => rows.some(({ name }) => name === team.name));
  const place = table?.rows.findIndex(({ name }) => name === team.name) ?? -1;
  const row = table?.rows[place];
  return {
    ...fieldsOf(team),
    yslcategory_id: category.id,
    groups: groups.filter(({ teams }) => teams.includes(team.name)).map(({ name }) => name),
    category: { name: category.name, calendar: categoryCalendar(category.slug) },
    standing:
      table && row ? { group: table.group, place: place + 1, of: table.rows.length, row: toTableRow(row) } : null,
    form: formOf(team.name, own),
    fixtures: own.map((fixture) => toFixture(fixture, category, scored.get(fixture.id))),
    squad: players.flatMap(toSquadPlayer),
    squad_size: players.length,
  };
}

/** No data of a player leaves the server without consent. */
function toSquadPlayer(player: Selectable<Tables['league_players']>): SquadPlayer[] {
  const { shows, shirt, initials, first_name: firstName, role, captain } = player;
  if (shows === 'none') return [];
  const label = shows === 'first_name' && firstName !== null ? firstName : initials;
  return [{ shirt, label, role, captain: captain === 1 }];
}
