import {
  cancelEntry,
  deskRegistrations,
  moveEntry,
  registrationEntries,
  registrationFile,
  setRegistrationTimes,
  showEntryPhone,
} from '@maidan/contract/desk/league/league-registrations';
import { DESK_PAGE_SIZE, FILE_ROWS } from '@maidan/contract/desk/limits';
import { route } from '../../../../http/call.ts';
import { sortableDay, sortableTime } from '@maidan/i18n/date-time';
import { defineCursor } from '../../../../http/cursor.ts';
import { errors } from '../../../../http/errors/errors.ts';
import { toInstant } from '../../../../runtime/clock.ts';
import { CSV_START, csvLine, timeHead } from '../../../forms/export/csv.service.ts';
import { defineModule } from '../../../module.ts';
import { idCursor, pageOf, requireId } from '../../../access/cursors.service.ts';
import { openCursor, sealCursor } from '../../../access/export-cursor.service.ts';
import { phoneEnding } from '../../../access/staff-member.reply.ts';
import { uncoverNumber } from '../../../people/numbers/uncover-number.service.ts';
import {
  findEntry,
  listEntries,
  listFile,
  listRegistrations,
  listTeamsOf,
  writeTimes,
} from './desk-registrations.store.ts';
import { cancelForPerson, moveToTeam, offerPlacesOf } from './entry-changes.service.ts';
import { mayChangeLeague } from '../../desk/league-access.service.ts';
import { requireOwnRegistration, requireTeam } from './require-team.service.ts';

const entryCursor = defineCursor(['at', 'id']);
const fileCursor = defineCursor(['team', 'id']);
const HEADER = ['Heading', 'Team', timeHead('Registered'), 'Name', 'Guardian'];

/** Registrations of leagues, for those who run them. */
export const deskRegistrationsModule = defineModule({
  name: 'desk-registrations',
  routes({ db, clock, settings, pepper }) {
    return [
      route(deskRegistrations, async ({ params, query }, { staff }) => {
        const leagueId = requireId(params.id, 'league');
        if (!mayChangeLeague(staff, leagueId)) throw errors.notFound('league');
        const rows = await listRegistrations(db, leagueId, idCursor.read(query.cursor)?.id);
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        const teams = await listTeamsOf(
          db,
          page.map(({ id }) => id),
          clock(),
        );
        const data = page.map(({ id, name, opens_at, closes_at }) => ({
          id,
          name,
          opens_at: instantOf(opens_at),
          closes_at: instantOf(closes_at),
          teams: teams
            .filter((team) => team.registration_id === id)
            .map((team) => ({
              id: team.id,
              heading: team.heading,
              name: team.name,
              places: team.capacity,
              taken: Number(team.taken),
              waiting: Number(team.waiting),
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
          await moveToTeam(tx, settings, { userId, from, to }, now);
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
          await cancelForPerson(tx, settings, { userId, team }, now);
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

      route(setRegistrationTimes, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const registration = await requireOwnRegistration(tx, staff, params.id);
          const [opens_at, closes_at] = [timeOf(body.opens_at), timeOf(body.closes_at)];
          if (opens_at !== null && closes_at !== null && closes_at <= opens_at) {
            throw errors.invalidField('closes_at', 'It must close after it opens.');
          }
          const before = { opens_at: instantOf(registration.opens_at), closes_at: instantOf(registration.closes_at) };
          const after = { opens_at: instantOf(opens_at), closes_at: instantOf(closes_at) };
          if (before.opens_at === after.opens_at && before.closes_at === after.closes_at) return after;
          await writeTimes(tx, registration.id, { opens_at, closes_at });
          await offerPlacesOf(tx, settings, registration.id, now);
          const thing = { kind: 'registration', id: registration.id, name: registration.league_name };
          await log({ action: 'registration.timed', thing, before, after });
          return after;
        }),
      ),

      route(registrationFile, ({ params, body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const registration = await requireOwnRegistration(tx, staff, params.id);
          const part = { pepper, staffId: staff.staffId, of: ['registration', registration.id] };
          const from = openCursor(part, body.cursor, now);
          const rows = await listFile(tx, registration.id, fileCursor.read(from), FILE_ROWS + 1);
          const { page, cursor } = pageOf(rows, FILE_ROWS, (last) =>
            fileCursor.write({ team: last.team_id, id: last.user_id }),
          );
          const isFirst = from === undefined;
          if (isFirst) {
            const thing = { kind: 'registration', id: registration.id, name: registration.league_name };
            await log({ action: 'registration.exported', thing });
          }
          const lines = page.map((row) =>
            csvLine([row.heading, row.team, sortableTime(row.created_at), row.name, row.guardian ?? '']),
          );
          const csv = [...(isFirst ? [CSV_START, csvLine(HEADER)] : []), ...lines].join('');
          const name = `registration-${registration.slug}-${sortableDay(now)}.csv`;
          return { file_name: name, csv, cursor: sealCursor(part, cursor, now) };
        }),
      ),
    ];
  },
});

const instantOf = (time: number | null) => (time === null ? null : toInstant(time));
const timeOf = (instant: string | null) => (instant === null ? null : Date.parse(instant));
