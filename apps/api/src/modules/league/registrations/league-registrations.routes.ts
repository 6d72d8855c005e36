import {
  cancelRegistration,
  ownRegistrations,
  registerForLeague,
  registrationById,
  registrationLeagueName,
  type RegistrationGroup,
} from '@maidan/contract/league/league-registrations';
import { t } from '@maidan/i18n/text';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { sayTo } from '../../../http/reply/say-to.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { readShownMedia } from '../../media/media.reply.ts';
import { defineModule } from '../../module.ts';
import { requireConsent } from '../../consent/require-consent.service.ts';
import { noteInChat } from '../../conversations/chats.store.ts';
import { lockUser } from '../../users/users.store.ts';
import { noteTeamEvent } from '../../webhooks/note-event.store.ts';
import { addEntry, freePlace, listGroups, lockTeams } from './league-registrations.store.ts';
import { listOwnEntries, removeEntry } from './own-registrations.store.ts';
import { cancelledText } from './registration-text.ts';
import {
  requireGroup,
  requireRegistration,
  requireShownGroup,
  requireTime,
  requireTurn,
  requireUnclosed,
} from './require-team.service.ts';
import { claimPlace, offerTeamPlaces } from './team-waiting.service.ts';

export const leagueRegistrationsModule = defineModule({
  name: 'league-registrations',
  routes: ({ db, mediaUrl, settings, clock }) => [
    route(registrationLeagueName, async ({ params }) => {
      const { id, league_name } = await requireRegistration(db, params.id);
      return { id, reg_leaguename: league_name };
    }),

    // The last place may be taken, or given back, at any time.
    route(registrationById, { caching: 'never' }, async ({ params }) => {
      const registration = await requireRegistration(db, params.id);
      const groups: Record<string, RegistrationGroup[]> = {};
      for (const group of await listGroups(db, registration.id, clock())) {
        (groups[group.heading] ??= []).push(toGroup(group, registration.id));
      }
      const { welcome: _, ...shown } = registration;
      const media = await readShownMedia({ db, mediaUrl }, [registration.image]);
      return {
        ...shown,
        league_description: registration.league_description || null,
        ...media.picture('image', registration.image),
        opens_at: instantOf(registration.opens_at),
        closes_at: instantOf(registration.closes_at),
        has_waiting_list: true,
        groups,
      };
    }),

    route(registerForLeague, ({ body }, { http, user: { userId }, once }) =>
      once(async (tx, now) => {
        await requireConsent(tx, settings, userId, now);
        // Serialises two simultaneous registrations of one person, so that the limit of teams holds.
        await lockUser(tx, userId);
        const { registration, group } = await requireShownGroup(tx, body);
        const { league_name } = registration;
        const success = {
          status: 'success',
          message: sayTo(http, () => t('replies.registered')),
          reg_leaguename: league_name,
        };
        if (!(await addEntry(tx, userId, group.id, now))) return success;
        requireTime(registration, now);
        await requireTurn(tx, userId, group);
        await lockTeams(tx, [group.id]);
        if (!(await claimPlace(tx, group.id, userId, now))) {
          throw errors.conflict('registration_full', { text: () => t('refused.teamFull', { name: group.name }) });
        }
        await noteTeamEvent(tx, { event: 'registration.created', userId, groupId: group.id }, now);
        return success;
      }),
    ),

    route(cancelRegistration, { whileSuspended: true }, ({ body }, { http, user: { userId }, once }) =>
      once(async (tx, now) => {
        await lockUser(tx, userId);
        const { registration, group } = await requireGroup(tx, body);
        const removed = await removeEntry(tx, userId, group.id);
        if (!removed) return { status: 'success', message: null };
        requireUnclosed(registration, now);
        await lockTeams(tx, [group.id]);
        await freePlace(tx, group.id);
        await noteTeamEvent(tx, { event: 'registration.cancelled', userId, groupId: group.id }, now);
        await offerTeamPlaces(tx, settings, group.id, now);
        const chat = removed.conversation_id;
        if (chat !== null) await noteInChat(tx, { userId, chat, message: cancelledText(group.name) }, now);
        return { status: 'success', message: sayTo(http, () => t('replies.outOf', { name: group.name })) };
      }),
    ),

    route(ownRegistrations, async (_, { user }) =>
      (await listOwnEntries(db, user.userId)).map((entry) => ({ ...entry, closes_at: instantOf(entry.closes_at) })),
    ),
  ],
});

const instantOf = (time: number | null) => (time === null ? null : toInstant(time));

type GroupRow = Awaited<ReturnType<typeof listGroups>>[number];

function toGroup(
  { id, sport_id, name, places_left, teams_each, waiting }: GroupRow,
  registrationId: number,
): RegistrationGroup {
  return {
    group_name: name,
    regleague_id: registrationId,
    regsport_id: sport_id,
    groupid: id,
    // Imported entries may exceed the capacity, and no one jumps the waiting list.
    places_left: places_left === null ? null : Math.max(0, places_left - Number(waiting)),
    teams_each,
  };
}
