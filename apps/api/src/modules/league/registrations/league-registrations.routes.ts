import type { Id } from '@maidan/contract/core/wire';
import {
  registerForLeague,
  registrationById,
  registrationLeagueName,
  type RegistrationGroup,
} from '@maidan/contract/league/league-registrations';
import type { Db } from '../../../db/open-database.ts';
import { pictureFields } from '../../../adapters/files/media-url.ts';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { defineModule } from '../../module.ts';
import { addEntry, findGroup, findRegistration, listGroups, takePlace } from './league-registrations.store.ts';

export const leagueRegistrationsModule = defineModule({
  name: 'league-registrations',
  routes: ({ db, mediaUrl }) => [
    route(registrationLeagueName, async ({ params }) => {
      const { id, league_name } = await requireRegistration(db, params.id);
      return { id, reg_leaguename: league_name };
    }),

    route(registrationById, async ({ params }) => {
      const registration = await requireRegistration(db, params.id);
      const groups: Record<string, RegistrationGroup[]> = {};
      for (const group of await listGroups(db, registration.id)) {
        (groups[group.heading] ??= []).push(toGroup(group, registration.id));
      }
      return {
        ...registration,
        league_description: registration.league_description || null,
        ...pictureFields('image', registration.image, mediaUrl),
        closes_at: registration.closes_at === null ? null : toInstant(registration.closes_at),
        groups,
      };
    }),

    route(registerForLeague, ({ body }, { user, once }) =>
      once(async (tx, now) => {
        const registration = await requireRegistration(tx, body.form_id);
        const { league_name, closes_at } = registration;
        const group = await findGroup(tx, { form: registration.id, sport: body.sport_id, group: body.group_id });
        if (!group) throw errors.invalidField('group_id', 'This team is not part of the registration.');
        const success = { status: 'success', message: 'Registration Successful', reg_leaguename: league_name };
        if (!(await addEntry(tx, user.userId, group.id, now))) return success;
        if (closes_at !== null && closes_at <= now) {
          throw errors.conflict('registration_closed', { text: `Registration for ${league_name} is closed.` });
        }
        if (!(await takePlace(tx, group.id))) {
          throw errors.conflict('registration_full', { text: `${group.name} is full. Please pick another team.` });
        }
        return success;
      }),
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

async function requireRegistration(db: Db, key: Id) {
  const found = await findRegistration(db, key);
  if (!found) throw errors.notFound('registration');
  return found;
}

type GroupRow = Awaited<ReturnType<typeof listGroups>>[number];

function toGroup({ id, sport_id, name, places_left }: GroupRow, registrationId: number): RegistrationGroup {
  return {
    group_name: name,
    regleague_id: registrationId,
    regsport_id: sport_id,
    groupid: id,
    // Entries from elsewhere may exceed the places.
    places_left: places_left === null ? null : Math.max(0, places_left),
  };
}
