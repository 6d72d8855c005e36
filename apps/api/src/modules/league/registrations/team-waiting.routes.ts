import { joinTeamWaitingList, leaveTeamWaitingList, teamWaitingPlaces } from '@maidan/contract/league/waiting-lists';
import { t } from '@maidan/i18n/text';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { requireConsent } from '../../consent/require-consent.service.ts';
import { defineModule } from '../../module.ts';
import { lockUser } from '../../users/users.store.ts';
import { describePlace, joinList } from '../../waiting-list/waiting-list.service.ts';
import { countWaiting, removeFromList } from '../../waiting-list/waiting-list.store.ts';
import { noteTeamEvent } from '../../webhooks/note-event.store.ts';
import { isInTeam, lockTeams } from './league-registrations.store.ts';
import { requireGroup, requireShownGroup, requireTime, requireTurn } from './require-team.service.ts';
import { listOfTeam, offerTeamPlaces } from './team-waiting.service.ts';
import { findWaitedFor, listOwnWaiting } from './team-waiting.store.ts';

/** The waiting list of a full team. */
export const teamWaitingModule = defineModule({
  name: 'team-waiting',
  routes: ({ db, clock, settings }) => [
    route(teamWaitingPlaces, async (_, { user: { userId } }) => {
      const rows = await listOwnWaiting(db, userId, clock());
      return {
        data: rows.map(({ before, offered_until, ...ids }) => ({
          ...ids,
          ...describePlace({ position: Number(before) + 1, offered_until }),
        })),
      };
    }),

    route(joinTeamWaitingList, ({ body }, { user: { userId }, once }) =>
      once(async (tx, now) => {
        await requireConsent(tx, settings, userId, now);
        await lockUser(tx, userId);
        const { registration, group } = await requireShownGroup(tx, body);
        requireTime(registration, now);
        await requireTurn(tx, userId, group);
        if (await isInTeam(tx, userId, group.id)) {
          throw errors.conflict('registration_limit', { text: () => t('refused.alreadyIn', { name: group.name }) });
        }
        await lockTeams(tx, [group.id]);
        const list = listOfTeam(group.id);
        const free = (await findWaitedFor(tx, group.id))?.free ?? Infinity;
        if (free > (await countWaiting(tx, list, now))) {
          throw errors.conflict('conflict', { text: () => t('refused.teamHasPlaces', { name: group.name }) });
        }
        const { place, isNew, lapsed } = await joinList(tx, list, userId, now);
        for (const left of lapsed)
          await noteTeamEvent(tx, { event: 'waiting.left', userId: left, groupId: group.id }, now);
        if (isNew) await noteTeamEvent(tx, { event: 'waiting.joined', userId, groupId: group.id }, now);
        return place;
      }),
    ),

    route(leaveTeamWaitingList, { whileSuspended: true }, async ({ body }, { user: { userId }, once }) => {
      await once(async (tx, now) => {
        const { group } = await requireGroup(tx, body);
        await lockTeams(tx, [group.id]);
        if (!(await removeFromList(tx, listOfTeam(group.id), userId))) return;
        await noteTeamEvent(tx, { event: 'waiting.left', userId, groupId: group.id }, now);
        await offerTeamPlaces(tx, settings, group.id, now);
      });
      return null;
    }),
  ],
});
