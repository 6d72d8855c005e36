import { offerTeamPlace, removeFromTeamWaiting, teamWaitingList } from '@maidan/contract/desk/league/team-waiting';
import type { Tx } from '../../../../db/open-database.ts';
import { route, type SignedInStaff } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { toInstant } from '../../../../runtime/clock.ts';
import { lockTeams } from '../league-registrations.store.ts';
import { requireTime } from '../require-team.service.ts';
import { listOfTeam, offerTeamPlaces } from '../team-waiting.service.ts';
import { defineModule } from '../../../module.ts';
import { removeFromList } from '../../../waiting-list/waiting-list.store.ts';
import { noteTeamEvent } from '../../../webhooks/note-event.store.ts';
import { findOwnTeam, requireTeam } from './require-team.service.ts';
import { offerOutOfTurn, pageOfWaiting, takeWaiting } from '../../../waiting-list/desk/waiting-people.service.ts';

/** The waiting list of a team of a registration, for those who run the league. */
export const deskTeamWaitingModule = defineModule({
  name: 'desk-team-waiting',
  routes: ({ db, clock, settings }) => [
    route(teamWaitingList, async ({ params, query }, { staff }) => {
      const team = await requireTeam(db, staff, params.id);
      return pageOfWaiting(db, listOfTeam(team.id), query.cursor, clock());
    }),

    route(offerTeamPlace, ({ params }, { staff, act }) =>
      act(async (tx, now, log) => {
        const { owner: team, entry } = await takeWaiting(tx, 'group_id', params.id, now, lockTeam(tx, staff));
        if (entry.offered_until === null) {
          requireTime(team, now);
          if (team.is_shown === 0) throw errors.conflict('conflict', { text: 'This team is no longer shown.' });
        }
        const waitedFor = {
          name: `${team.league_name}: ${team.name}`,
          address: `${settings.leagueOrigin}/event/${team.registration_id}`,
          closesAt: team.closes_at,
        };
        const { until, isNew } = await offerOutOfTurn(tx, entry, waitedFor, now);
        if (isNew) {
          await noteTeamEvent(tx, { event: 'waiting.offered', userId: entry.user_id, groupId: team.id }, now);
          await log({ action: 'registration-place.offered', thing: thingOf(team) });
        }
        return { offered_until: toInstant(until) };
      }),
    ),

    route(removeFromTeamWaiting, ({ params }, { staff, act }) =>
      act(async (tx, now, log) => {
        const { owner: team, entry } = await takeWaiting(tx, 'group_id', params.id, now, lockTeam(tx, staff));
        await removeFromList(tx, listOfTeam(team.id), entry.user_id);
        await noteTeamEvent(tx, { event: 'waiting.left', userId: entry.user_id, groupId: team.id }, now);
        await offerTeamPlaces(tx, settings, team.id, now);
        await log({ action: 'registration-place.waiting-removed', thing: thingOf(team) });
        return null;
      }),
    ),
  ],
});

/** A person on the list of another organiser's league is as unknown as one on no list. */
const lockTeam = (tx: Tx, staff: SignedInStaff) => async (id: number) => {
  const team = await findOwnTeam(tx, staff, id);
  if (!team) throw errors.notFound('person');
  await lockTeams(tx, [id]);
  return team;
};

const thingOf = ({ registration_id: id, league_name: league, name }: Awaited<ReturnType<typeof requireTeam>>) => ({
  kind: 'registration',
  id,
  name: `${league}, ${name}`,
});
