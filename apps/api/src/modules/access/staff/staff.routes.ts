import { DESK_PAGE_SIZE } from '@maidan/contract/desk/limits';
import {
  changeRoles,
  invitations,
  invite,
  removeStaff,
  resetStaff,
  revokeInvitation,
  staffList,
} from '@maidan/contract/desk/access/staff';
import { route } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { defineModule } from '../../module.ts';
import { canonicalPhone } from '../../users/phone.service.ts';
import { idCursor, pageOf, requireId } from '../cursors.service.ts';
import { listInvitations, removeInvitationsBy } from '../invitations.store.ts';
import { requireOtherOwner, signOutForGood } from '../remove-member.service.ts';
import { describeStaff } from '../staff-member.reply.ts';
import { findStaff, grant, listRoles, listStaffLeagues, listStaff } from '../staff.store.ts';
import { inviteToStaff, revokeInvitationOf, takeOffStaff } from './change-staff.service.ts';
import { describeInvitations, makeInvitation, readGrant } from './invite.service.ts';

const WHAT = 'member of staff';

/** Managing the staff, for owners. */
export const staffModule = defineModule({
  name: 'staff',
  routes(context) {
    const { db, clock, settings } = context;
    return [
      route(staffList, async ({ query }) => {
        const rows = await listStaff(db, idCursor.read(query.cursor)?.id);
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        return { data: await describeStaff(db, page), cursor };
      }),

      route(changeRoles, ({ params, body }, { act }) =>
        act(async (tx, _now, log) => {
          const id = requireId(params.id, WHAT);
          const row = await findStaff(tx, id);
          if (!row) throw errors.notFound(WHAT);
          const granted = await readGrant(tx, body);
          const former = (await listRoles(tx, [id])).get(id) ?? [];
          const formerLeagues = (await listStaffLeagues(tx, [id])).get(id) ?? [];
          if (!granted.roles.includes('owner')) {
            await requireOtherOwner(tx, id);
            await removeInvitationsBy(tx, id);
          }
          await grant(tx, id, granted);
          const [member] = await describeStaff(tx, [row]);
          if (!member) throw errors.internal();
          await log({
            action: 'staff.roles-changed',
            thing: { kind: 'staff', id, name: row.name },
            before: { roles: former.join(', '), leagues: names(formerLeagues) },
            after: { roles: member.roles.join(', '), leagues: names(member.leagues) },
          });
          return member;
        }),
      ),

      route(removeStaff, ({ params }, { act }) =>
        act(async (tx, now, log) => {
          await takeOffStaff({ tx, now, log }, requireId(params.id, WHAT));
          return null;
        }),
      ),

      route(resetStaff, ({ params }, { staff, act }) =>
        act(async (tx, now, log) => {
          const id = requireId(params.id, WHAT);
          const row = await findStaff(tx, id);
          if (!row?.phone) throw errors.notFound(WHAT);
          await signOutForGood(tx, id);
          const roles = (await listRoles(tx, [id])).get(id) ?? [];
          const leagueIds = ((await listStaffLeagues(tx, [id])).get(id) ?? []).map((league) => league.id);
          await log({ action: 'staff.reset', thing: { kind: 'staff', id, name: row.name } });
          const about = { phone: row.phone, name: row.name, roles, leagueIds, invitedBy: staff.staffId };
          return makeInvitation(tx, settings, about, now);
        }),
      ),

      route(invitations, async ({ query }) => {
        const rows = await listInvitations(db, idCursor.read(query.cursor)?.id, clock());
        const { page, cursor } = pageOf(rows, DESK_PAGE_SIZE, idCursor.write);
        return { data: await describeInvitations(db, page), cursor };
      }),

      route(invite, ({ body }, { staff, act }) =>
        act(async (tx, now, log) => {
          const phone = canonicalPhone(body.phone, settings.phoneCountries);
          if (phone === null) throw errors.invalidPhone();
          return inviteToStaff({ tx, now, log }, { ...body, phone, invitedBy: staff.staffId }, settings);
        }),
      ),

      route(revokeInvitation, ({ params }, { act }) =>
        act(async (tx, now, log) => {
          await revokeInvitationOf({ tx, now, log }, requireId(params.id, 'invitation'));
          return null;
        }),
      ),
    ];
  },
});

const names = (leagues: readonly { readonly name: string }[]): string => leagues.map(({ name }) => name).join(', ');
