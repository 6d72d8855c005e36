import { staffRoles } from '@maidan/contract/desk/access/staff-roles';
import { formatDateTime } from '@maidan/i18n/date-time';
import { z } from 'zod';
import { counted } from '../counted.ts';
import { listInvitations, saveInvitation } from '../../modules/access/invitations.store.ts';
import { requireOtherOwner } from '../../modules/access/remove-member.service.ts';
import { describeStaff } from '../../modules/access/staff-member.reply.ts';
import { findStaff, findStaffByPhone, listStaff } from '../../modules/access/staff.store.ts';
import { writeAct } from '../../modules/log/audit-log.store.ts';
import { inviteToStaff, revokeInvitationOf, takeOffStaff } from '../../modules/access/staff/change-staff.service.ts';
import { describeInvitations, invitationLink } from '../../modules/access/staff/invite.service.ts';
import { canonicalPhone } from '../../modules/users/phone.service.ts';
import { MINUTE } from '../../runtime/clock.ts';
import { CommandError, defineCommand, dryRun, none, text } from '../command.ts';
import { requireLeague } from '../known.ts';
import { logTo, readAll } from '../log-to.ts';

const LIFE = 15 * MINUTE;
const oneId = z.object({ id: z.coerce.number<string>().int().min(1) });

export const staffCommands = [
  defineCommand({
    name: 'staff owner',
    summary: 'prints a link that makes a phone number an owner of the desk; it works once, for 15 minutes',
    args: z.object({ phone: z.string().trim().min(1) }),
    options: z.object({ name: text('<text> the name of the owner') }),
    access: 'write',
    example: '9876543210 --name "Asha Rao"',
    async run(input, { tx, now, deskOrigin }) {
      const phone = readPhone(input.phone);
      const member = await findStaffByPhone(tx, phone);
      const name = input.name?.trim() || null;
      const granted = { roles: ['owner'], leagueIds: [] } as const;
      const { id, secret } = await saveInvitation(tx, { phone, name, ...granted, invitedBy: null, life: LIFE }, now);
      const thing = { kind: 'invitation', id, name: member?.name ?? name ?? `number ending in ${phone.slice(-2)}` };
      await writeAct(tx, null, { action: 'invitation.made', thing, after: { roles: 'owner' } }, now);
      const link = invitationLink(deskOrigin, secret);
      return {
        text: `Open this link on the phone or computer that the owner will use, within 15 minutes:\n${link}`,
        facts: { id, link },
      };
    },
  }),

  defineCommand({
    name: 'staff list',
    summary: 'lists the staff of the desk and the open invitations',
    args: none,
    options: none,
    access: 'read',
    async run(_input, { tx, now }) {
      const staff = await describeStaff(tx, await readAll((after) => listStaff(tx, after)));
      const rows = await readAll((before) => listInvitations(tx, before, now));
      const invitations = await describeInvitations(tx, rows);
      const lines = [
        ...staff.map(({ id, name, roles, phone_ending: ending, passkeys }) =>
          [`${id}  ${name}`, ...roles, numberText(ending), counted(passkeys, 'passkey')].join(', '),
        ),
        ...invitations.map(({ id, name, roles, phone_ending: ending, expires_at: until }) =>
          [
            `invitation ${id}  ${name ?? 'no name'}`,
            ...roles,
            numberText(ending),
            `until ${formatDateTime(until)}`,
          ].join(', '),
        ),
      ];
      return {
        text: lines.join('\n') || 'The desk has no staff yet. pnpm maidan staff owner <phone> invites the first owner.',
        facts: { staff, invitations },
      };
    },
  }),

  defineCommand({
    name: 'staff invite',
    summary: 'prints a link that invites a phone number to the desk; it works once, for 72 hours',
    args: z.object({ phone: z.string().trim().min(1) }),
    options: z.object({
      role: z
        .array(z.enum(staffRoles))
        .min(1)
        .describe(`<role> ${staffRoles.join(', ')}; may be repeated`),
      league: z.array(z.string()).default([]).describe('<slug> a league of an organiser; may be repeated'),
      name: text('<text> the name of the person'),
    }),
    access: 'write',
    example: '9876543210 --role organiser --league monsoon-cup --name "Asha Rao"',
    async run({ phone, role, league, name }, { tx, now, deskOrigin }) {
      const leagues = await Promise.all(league.map((slug) => requireLeague(tx, slug)));
      const wanted = {
        phone: readPhone(phone),
        name,
        roles: role,
        league_ids: leagues.map(({ id }) => id),
        invitedBy: null,
      };
      const made = await inviteToStaff({ tx, now, log: logTo(tx, now) }, wanted, { deskOrigin });
      return {
        text: `Send this link to the person; it works until ${formatDateTime(made.expires_at)}:\n${made.link}`,
        facts: made,
      };
    },
  }),

  defineCommand({
    name: 'staff revoke',
    summary: 'ends an invitation that no one has used yet',
    args: oneId,
    options: z.object({ dry_run: dryRun }),
    access: 'write',
    example: '12 --dry-run',
    async run({ id, dry_run: isDryRun }, { tx, now }) {
      const found = (await readAll((before) => listInvitations(tx, before, now))).find((row) => row.id === id);
      if (!found) throw new CommandError(`There is no open invitation ${id}. pnpm maidan staff list shows them all.`);
      const whose = `the invitation of ${found.name ?? `the number ending in ${found.phone.slice(-2)}`}`;
      if (isDryRun) return `Would end ${whose}.`;
      await revokeInvitationOf({ tx, now, log: logTo(tx, now) }, id);
      return `Ended ${whose}.`;
    },
  }),

  defineCommand({
    name: 'staff remove',
    summary: 'removes a person from the staff, signs them out at once and deletes their passkeys and codes',
    args: oneId,
    options: z.object({ dry_run: dryRun }),
    access: 'write',
    example: '12 --dry-run',
    async run({ id, dry_run: isDryRun }, { tx, now }) {
      const member = await findStaff(tx, id);
      if (!member) throw new CommandError(`No one on the staff has the id ${id}. pnpm maidan staff list lists ids.`);
      if (isDryRun) {
        await requireOtherOwner(tx, id);
        return `Would remove ${member.name} from the staff.`;
      }
      return `Removed ${await takeOffStaff({ tx, now, log: logTo(tx, now) }, id)} from the staff.`;
    },
  }),
];

const numberText = (ending: string | null): string => (ending === null ? 'no number' : `number ends in ${ending}`);

function readPhone(typed: string): string {
  const phone = canonicalPhone(typed);
  if (phone === null) throw new CommandError(`"${typed}" is not a mobile number of 10 digits.`);
  return phone;
}
