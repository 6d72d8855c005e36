import {
  cancelEntry,
  deskRegistrations,
  moveEntry,
  registrationEntries,
  registrationFile,
  showEntryPhone,
} from '@maidan/contract/desk/league-registrations';
import { DESK_PAGE_SIZE, FILE_ROWS } from '@maidan/contract/desk/limits';
import type { Id } from '@maidan/contract/core/wire';
import type { Db } from '../../../db/open-database.ts';
import { route, type SignedInStaff } from '../../../http/call.ts';
import { defineCursor } from '../../../http/cursor.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import { CSV_START, csvLine } from '../../forms/export/csv.service.ts';
import { defineModule } from '../../module.ts';
import { idCursor, pageOf, requireId } from '../access/cursors.service.ts';
import { phoneEnding } from '../access/staff-member.reply.ts';
import { uncoverNumber } from '../people/uncover-number.service.ts';
import {
  findDeskRegistration,
  findEntry,
  findTeam,
  listEntries,
  listFile,
  listRegistrations,
  listTeamsOf,
} from './desk-registrations.store.ts';
import { cancelForPerson, moveToTeam } from './entry-changes.service.ts';
import { mayChangeLeague } from './league-access.service.ts';

const entryCursor = defineCursor(['at', 'id']);
const fileCursor = defineCursor(['team', 'id']);
const HEADER = ['Heading', 'Team', 'Registered', 'Name', 'Guardian'];

/** Registrations of leagues, for who runs them. */
export const deskRegistrationsModule = defineModule({
  name: 'desk-registrations',
  routes({ db }) {
    return [
      route(deskRegistrations, async ({ params, query }, { staff }) => {
        const leagueId = requireId(params.id, 'league');
        if (!mayChangeLeague(staff, leagueId)) throw errors.notFound('league');
        const rows = await listRegistrations(db, leagueId, idCursor.read(query.cursor)?.id);
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        const teams = await listTeamsOf(
          db,
          page.map(({ id }) => id),
        );
        const data = page.map(({ id, name, closes_at: closesAt }) => ({
          id,
          name,
          closes_at: closesAt === null ? null : toInstant(closesAt),
          teams: teams
            .filter((team) => team.registration_id === id)
            .map((team) => ({
              id: team.id,
              heading: team.heading,
              name: team.name,
              places: team.capacity,
              taken: Number(team.taken),
            })),
        }));
        return { data, cursor };
      }),

      route(registrationEntries, async ({ params, query }, { staff }) => {
        const team = await requireTeam(db, staff, params.id);
        const rows = await listEntries(db, team.id, entryCursor.read(query.cursor));
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, (last) =>
          entryCursor.write({ at: last.created_at, id: last.user_id }),
        );
        const data = page.map((row) => ({
          person: { id: row.user_id, name: row.name },
          phone_ending: phoneEnding(row.phone),
          guardian: row.guardian,
          created_at: toInstant(row.created_at),
          conversation_id: row.conversation_id,
        }));
        return { data, cursor };
      }),

      route(moveEntry, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const from = await requireTeam(tx, staff, params.id);
          const to = await requireTeam(tx, staff, body.team_id);
          const userId = requireId(params.person, 'person');
          await moveToTeam(tx, { userId, from, to }, now);
          const thing = { kind: 'registration', id: from.registration_id, name: from.league_name };
          const person = String(userId);
          await log({
            action: 'registration.moved',
            thing,
            before: { person, team: from.name },
            after: { person, team: to.name },
          });
          return null;
        }),
      ),

      route(cancelEntry, ({ params }, { staff, act }) =>
        act(async (tx, now, log) => {
          const team = await requireTeam(tx, staff, params.id);
          const userId = requireId(params.person, 'person');
          await cancelForPerson(tx, userId, team, now);
          const thing = { kind: 'registration', id: team.registration_id, name: team.league_name };
          const person = String(userId);
          await log({
            action: 'registration.cancelled',
            thing,
            before: { person, team: team.name },
            after: { person, team: null },
          });
          return null;
        }),
      ),

      route(showEntryPhone, ({ params }, { staff, act }) =>
        act(async (tx, now, log) => {
          const team = await requireTeam(tx, staff, params.id);
          const entry = await findEntry(tx, team.id, requireId(params.person, 'person'));
          if (!entry) throw errors.notFound('person');
          return uncoverNumber(tx, staff, entry, now, log);
        }),
      ),

      route(registrationFile, ({ params, body }, { staff, act }) =>
        act(async (tx, _now, log) => {
          const registration = await findDeskRegistration(tx, requireId(params.id, 'registration'));
          if (!registration || !mayChangeLeague(staff, registration.league_id)) throw errors.notFound('registration');
          const rows = await listFile(tx, registration.id, fileCursor.read(body.cursor), FILE_ROWS + 1);
          const { page, cursor } = pageOf(rows, FILE_ROWS, (last) =>
            fileCursor.write({ team: last.team_id, id: last.user_id }),
          );
          const isFirst = body.cursor === undefined;
          if (isFirst) {
            const thing = { kind: 'registration', id: registration.id, name: registration.league_name };
            await log({ action: 'registration.exported', thing });
          }
          const lines = page.map((row) =>
            csvLine([row.heading, row.team, toInstant(row.created_at), row.name, row.guardian ?? '']),
          );
          const csv = [...(isFirst ? [CSV_START, csvLine(HEADER)] : []), ...lines].join('');
          return { file_name: `registration-${registration.slug}.csv`, csv, cursor };
        }),
      ),
    ];
  },
});

/** @throws ApiError 404 also for a team of a league that the person does not run */
async function requireTeam(db: Db, staff: SignedInStaff, id: Id) {
  const team = await findTeam(db, requireId(id, 'team'));
  if (!team || !mayChangeLeague(staff, team.league_id)) throw errors.notFound('team');
  return team;
}
