import type { Id } from '@maidan/contract/core/wire';
import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import {
  endPersonSessions,
  findPeople,
  personById,
  sanctionPerson,
  showPersonPhone,
} from '@maidan/contract/desk/people';
import type { Db } from '../../db/open-database.ts';
import { route, type SignedInStaff } from '../../http/call.ts';
import { errors } from '../../http/errors/errors.ts';
import { defineModule } from '../module.ts';
import { sanction } from '../moderation/sanction.service.ts';
import { endOtherSessions } from '../sessions/sessions.store.ts';
import { lockUser } from '../users/users.store.ts';
import { idCursor, pageOf, requireId } from '../access/cursors.service.ts';
import { requireReach } from '../access/require-reach.service.ts';
import { describePeople, describePerson, numberOf } from './people.reply.ts';
import { findPerson, listPeople } from './people.store.ts';
import { wantedPeople } from './wanted-people.service.ts';
import { uncoverNumber } from './numbers/uncover-number.service.ts';

const WHAT = 'person';

/** People with an account, for owners and moderators. */
export const deskPeopleModule = defineModule({
  name: 'desk-people',
  routes({ db, clock, settings }) {
    const look = (staff: SignedInStaff) => ({
      now: clock(),
      lives: settings.sessionLives,
      staff,
    });
    return [
      route(findPeople, async ({ body: { query, cursor } }) => {
        const rows = await listPeople(db, wantedPeople(query, settings.phoneCountries), idCursor.read(cursor)?.id);
        const { page, cursor: next } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        return { data: await describePeople(db, page, clock()), cursor: next };
      }),

      route(personById, async ({ params }, { staff }) =>
        describePerson(db, await requirePerson(db, params.id), look(staff)),
      ),

      route(showPersonPhone, ({ params }, { staff, act }) =>
        act(async (tx, now, log) => {
          const row = await requirePerson(tx, params.id);
          return uncoverNumber(tx, staff, { user_id: row.id, phone: numberOf(row) }, now, log);
        }),
      ),

      route(sanctionPerson, ({ params, body: { kind, days, rule } }, { staff, act }) =>
        act(async (tx, now, log) => {
          const row = await requirePerson(tx, params.id);
          const isEndless = kind !== 'warning' && days === null;
          await requireReach(tx, staff, { userId: row.id, isEndless, isUnprompted: true });
          await lockUser(tx, row.id);
          await sanction({ tx, now, log }, { userId: row.id, kind, rule, days, staffId: staff.staffId });
          return describePerson(tx, row, look(staff));
        }),
      ),

      route(endPersonSessions, ({ params }, { staff, act }) =>
        act(async (tx, now, log) => {
          const row = await requirePerson(tx, params.id);
          // An owner needs no reach: they may also log themselves out everywhere, for example after a theft.
          if (!staff.roles.includes('owner')) await requireReach(tx, staff, { userId: row.id });
          await endOtherSessions(tx, row.id, null, now);
          await log({ action: 'person.signed-out', thing: { kind: WHAT, id: row.id, name: row.name } });
          return null;
        }),
      ),
    ];
  },
});

/** @throws ApiError 404 */
async function requirePerson(db: Db, id: Id) {
  const row = await findPerson(db, requireId(id, WHAT));
  if (!row) throw errors.notFound(WHAT);
  return row;
}
