import {
  registerForLeague,
  registrationById,
  registrationLeagueName,
} from '@maidan/contract/league/league-registrations';
import type { RegistrationGroup } from '@maidan/contract/league/league-registrations';
import type { Id } from '@maidan/contract/core/wire';
import type { AppContext } from '../../app-context.ts';
import { toInstant } from '../../../runtime/clock.ts';
import type { Db } from '../../../db/open-database.ts';
import { ApiError, invalidField, notFound } from '../../../http/errors/api-error.ts';
import { route } from '../../../http/call.ts';
import type { Route } from '../../../http/call.ts';
import { writeOnce } from '../../../http/idempotency/write-once.ts';
import { addEntry, findGroup, findRegistration, listGroups, takePlace } from './league-registrations.store.ts';

export function leagueRegistrationRoutes(parts: AppContext): Route[] {
  const { db, mediaUrl } = parts;
  const find = async (id: Id, within: Db = db) => {
    const found = await findRegistration(within, id);
    if (!found) throw notFound('This registration');
    return found;
  };
  return [
    route(registrationLeagueName, async ({ params }) => {
      const { id, league_name } = await find(params.id);
      return { id, reg_leaguename: league_name };
    }),

    route(registrationById, async ({ params }) => {
      const registration = await find(params.id);
      const groups: Record<string, RegistrationGroup[]> = {};
      for (const group of await listGroups(db, registration.id)) {
        (groups[group.heading] ??= []).push(toGroup(group, registration.id));
      }
      return {
        ...registration,
        league_description: registration.league_description || null,
        image: mediaUrl(registration.image),
        closes_at: registration.closes_at === null ? null : toInstant(registration.closes_at),
        groups,
      };
    }),

    route(registerForLeague, ({ body }, call) =>
      writeOnce(parts, call, registerForLeague, body, async (tx, now) => {
        const registration = await find(body.form_id, tx);
        const group = await findGroup(tx, { form: registration.id, sport: body.sport_id, group: body.group_id });
        if (!group) throw invalidField('group_id', 'This team is not part of the registration.');
        const success = {
          status: 'success',
          message: 'Registration Successful',
          reg_leaguename: registration.league_name,
        };
        if (!(await addEntry(tx, call.user.userId, group.id, now))) return success;
        if (registration.closes_at !== null && registration.closes_at <= now) {
          throw new ApiError('registration_closed', `Registration for ${registration.league_name} is closed.`);
        }
        if (!(await takePlace(tx, group.id))) {
          throw new ApiError('registration_full', `${group.name} is full. Please pick another team.`);
        }
        return success;
      }),
    ),
  ];
}

type GroupRow = Awaited<ReturnType<typeof listGroups>>[number];

function toGroup({ id, sport_id, name, places_left }: GroupRow, registrationId: number): RegistrationGroup {
  return {
    group_name: name,
    regleague_id: registrationId,
    regsport_id: sport_id,
    groupid: id,
    // More may have come from elsewhere than there are places.
    places_left: places_left === null ? null : Math.max(0, places_left),
  };
}
