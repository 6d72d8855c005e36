import type { Body } from '@maidan/contract/core/endpoint';
import type { Id } from '@maidan/contract/core/wire';
import {
  cancelRegistration,
  ownRegistrations,
  registerForLeague,
  registrationById,
  registrationLeagueName,
  type RegistrationGroup,
} from '@maidan/contract/league/league-registrations';
import type { Db, Tx } from '../../../db/open-database.ts';
import { pictureFields } from '../../../adapters/files/media-url.ts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { defineModule } from '../../module.ts';
import { requireConsent } from '../../consent/require-consent.service.ts';
import { noteInChat } from '../../conversations/chats.store.ts';
import { lockUser } from '../../users/users.store.ts';
import {
  addEntry,
  findGroup,
  findRegistration,
  freePlace,
  listGroups,
  takePlace,
} from './league-registrations.store.ts';
import { listOtherTeams, listOwnEntries, removeEntry } from './own-registrations.store.ts';
import { cancelledText, limitText } from './registration-text.ts';

export const leagueRegistrationsModule = defineModule({
  name: 'league-registrations',
  routes: ({ db, mediaUrl, settings }) => [
    route(registrationLeagueName, async ({ params }) => {
      const { id, league_name } = await requireRegistration(db, params.id);
      return { id, reg_leaguename: league_name };
    }),

    // The last place may be taken, or given back, at any moment.
    route(registrationById, { caching: 'never' }, async ({ params }) => {
      const registration = await requireRegistration(db, params.id);
      const groups: Record<string, RegistrationGroup[]> = {};
      for (const group of await listGroups(db, registration.id)) {
        (groups[group.heading] ??= []).push(toGroup(group, registration.id));
      }
      const { welcome: _, ...shown } = registration;
      return {
        ...shown,
        league_description: registration.league_description || null,
        ...pictureFields('image', registration.image, mediaUrl),
        closes_at: instantOf(registration.closes_at),
        groups,
      };
    }),

    route(registerForLeague, ({ body }, { user: { userId }, once }) =>
      once(async (tx, now) => {
        await requireConsent(tx, settings, userId, now);
        // Two teams of one person at the same moment are counted one after the other.
        await lockUser(tx, userId);
        const { registration, group } = await requireGroup(tx, body);
        if (group.is_shown === 0) throw notAmongTeams();
        const { league_name, closes_at } = registration;
        const success = { status: 'success', message: 'Registration Successful', reg_leaguename: league_name };
        if (!(await addEntry(tx, userId, group.id, now))) return success;
        if (isOver(closes_at, now)) throw closed(league_name);
        const others = await listOtherTeams(tx, userId, group);
        if (others.length >= group.teams_each) {
          throw errors.conflict('registration_limit', { text: limitText(group, others) });
        }
        if (!(await takePlace(tx, group.id))) {
          throw errors.conflict('registration_full', { text: `${group.name} is full. Please pick another team.` });
        }
        return success;
      }),
    ),

    route(cancelRegistration, { whileSuspended: true }, ({ body }, { user: { userId }, once }) =>
      once(async (tx, now) => {
        await lockUser(tx, userId);
        const { registration, group } = await requireGroup(tx, body);
        const removed = await removeEntry(tx, userId, group.id);
        if (!removed) return { status: 'success', message: null };
        if (isOver(registration.closes_at, now)) throw closed(registration.league_name);
        await freePlace(tx, group.id);
        const chat = removed.conversation_id;
        if (chat !== null) await noteInChat(tx, { userId, chat, message: cancelledText(group.name) }, now);
        return { status: 'success', message: `You’re out of ${group.name}.` };
      }),
    ),

    route(ownRegistrations, async (_, { user }) =>
      (await listOwnEntries(db, user.userId)).map((entry) => ({ ...entry, closes_at: instantOf(entry.closes_at) })),
    ),
  ],
  personalData: [
    {
      name: 'registration_entries',
      order: 'group_id',
      counter: { table: 'registration_groups', column: 'taken', row: 'group_id' },
    },
  ],
});

const instantOf = (time: number | null) => (time === null ? null : toInstant(time));
const isOver = (closesAt: number | null, now: number) => closesAt !== null && closesAt <= now;
const closed = (name: string) =>
  errors.conflict('registration_closed', { text: `Registration for ${name} is closed.` });
const notAmongTeams = () => errors.invalidField('group_id', 'This team is not part of the registration.');

async function requireRegistration(db: Db, key: Id) {
  const found = await findRegistration(db, key);
  if (!found) throw errors.notFound('registration');
  return found;
}

async function requireGroup(tx: Tx, { form_id, sport_id, group_id }: Body<typeof registerForLeague>) {
  const registration = await requireRegistration(tx, form_id);
  const group = await findGroup(tx, { form: registration.id, sport: sport_id, group: group_id });
  if (!group) throw notAmongTeams();
  return { registration, group };
}

type GroupRow = Awaited<ReturnType<typeof listGroups>>[number];

function toGroup({ id, sport_id, name, places_left, teams_each }: GroupRow, registrationId: number): RegistrationGroup {
  return {
    group_name: name,
    regleague_id: registrationId,
    regsport_id: sport_id,
    groupid: id,
    // Entries from elsewhere may exceed the places.
    places_left: places_left === null ? null : Math.max(0, places_left),
    teams_each,
  };
}
