import { z } from 'zod';
import { saveInvitation } from '../modules/desk/access/invitations.store.ts';
import { findStaffByPhone } from '../modules/desk/access/staff.store.ts';
import { writeAct } from '../modules/desk/log/audit-log.store.ts';
import { invitationLink } from '../modules/desk/staff/invite.service.ts';
import { canonicalPhone } from '../modules/users/phone.service.ts';
import { MINUTE } from '../runtime/clock.ts';
import { CommandError, defineCommand, text } from './command.ts';

const LIFE = 15 * MINUTE;

export const staffCommands = [
  defineCommand({
    name: 'staff owner',
    summary: 'prints a link that makes a phone number an owner of the desk; it works once, for 15 minutes',
    args: z.object({ phone: z.string().trim().min(1) }),
    options: z.object({ name: text('<text> the name of the owner') }),
    access: 'write',
    example: '9876543210 --name "Asha Rao"',
    async run(input, { tx, now, deskOrigin }) {
      const phone = canonicalPhone(input.phone);
      if (phone === null) throw new CommandError(`"${input.phone}" is not a mobile number of 10 digits.`);
      const member = await findStaffByPhone(tx, phone);
      const name = input.name?.trim() || null;
      const granted = { roles: ['owner'], leagueIds: [] } as const;
      const { id, secret } = await saveInvitation(tx, { phone, name, ...granted, invitedBy: null, life: LIFE }, now);
      const thing = { kind: 'invitation', id, name: member?.name ?? name ?? `number ending in ${phone.slice(-2)}` };
      await writeAct(tx, null, { action: 'invitation.made', thing, after: { roles: 'owner' } }, now);
      return `Open this link on the phone or computer that the owner will use, within 15 minutes:\n${invitationLink(deskOrigin, secret)}`;
    },
  }),
];
