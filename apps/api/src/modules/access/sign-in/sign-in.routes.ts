import {
  addDeskDevice,
  addFirstPasskey,
  checkDeskCode,
  deskInvitation,
  sendDeskCode,
  signInWithPasskey,
  signInWithRecoveryCode,
} from '@maidan/contract/desk/access/sign-in';
import { codeMessage } from '../../../adapters/sms/messages.ts';
import { route, type Call } from '../../../http/call.ts';
import { errors } from '../../../http/errors/errors.ts';
import { toInstant } from '../../../runtime/clock.ts';
import type { AppContext } from '../../app-context.ts';
import { laneOf, rememberDevice } from '../../login/known-device.service.ts';
import { sendOtp } from '../../login/send-otp.service.ts';
import { defineModule } from '../../module.ts';
import { describeDevice } from '../../sessions/device.service.ts';
import { canonicalPhone } from '../../users/phone.service.ts';
import { findInvitation } from '../invitations.store.ts';
import { describeStaff, phoneEnding } from '../staff-member.reply.ts';
import { findStaff, findStaffByPhone } from '../staff.store.ts';
import { spendRecoveryCode } from './add-device.service.ts';
import { beginSignIn } from './begin-sign-in.service.ts';
import {
  completeWithNewPasskey,
  completeWithPasskey,
  continueWithRecoveryCode,
  type SignedInAs,
} from './complete-sign-in.service.ts';

/** Signing in to the desk: a code, then a passkey. */
export const deskSignInModule = defineModule({
  name: 'desk-sign-in',
  routes(context) {
    const { db, clock, pepper, settings } = context;
    const deskHost = new URL(settings.deskOrigin).hostname;
    const message = (code: string) => codeMessage(code, deskHost);
    const readPhone = (typed: string): string => {
      const phone = canonicalPhone(typed, settings.phoneCountries);
      if (phone === null) throw errors.invalidPhone();
      return phone;
    };
    return [
      route(sendDeskCode, async ({ body }, { http }) => {
        const phone = readPhone(body.phone);
        // Every number gets a code, so that a stranger cannot find out who is on the staff.
        const isKnown = (await findStaffByPhone(db, phone)) !== undefined;
        const request = { phone, purpose: 'desk', isKnown, message, proof: body.proof } as const;
        return { message: 'We have sent a code to your phone.', resend_after: await sendOtp(context, http, request) };
      }),
      route(addDeskDevice, async ({ body }, { http }) => {
        const phone = readPhone(body.phone);
        const caller = { device: deviceOf(http), address: http.get('clientIp') };
        await spendRecoveryCode(context, { phone, code: body.recovery_code, ...caller });
        rememberDevice(http, context, phone, 'desk');
        return null;
      }),
      route(deskInvitation, async ({ body }) => {
        const found = await findInvitation(db, body.invitation, clock());
        if (!found) throw errors.staleLink('This invitation can no longer be used. Ask an owner for a new one.');
        const { name, phone, roles, expires_at } = found;
        return { name, phone_ending: phoneEnding(phone) ?? '', roles, expires_at: toInstant(expires_at) };
      }),
      route(checkDeskCode, async ({ body }, { http }) => {
        const lane = laneOf(http, pepper, readPhone(body.phone), 'desk');
        if (body.code === '') throw errors.invalidField('code', 'Please enter the code from the SMS.');
        return beginSignIn(context, { lane, code: body.code, invitation: body.invitation });
      }),
      route(signInWithPasskey, async ({ body }, { http }) =>
        signedIn(context, http, await completeWithPasskey(context, { ...body, device: deviceOf(http) })),
      ),
      route(signInWithRecoveryCode, ({ body }, { http }) =>
        continueWithRecoveryCode(context, {
          ticket: body.ticket,
          code: body.recovery_code,
          device: deviceOf(http),
        }),
      ),
      route(addFirstPasskey, async ({ body: { ticket, response, name, passkey_name } }, { http }) => {
        const first = { ticket, response, name, passkeyName: passkey_name, device: deviceOf(http) };
        const { recoveryCodes, ...session } = await completeWithNewPasskey(context, first);
        return { ...(await signedIn(context, http, session)), recovery_codes: recoveryCodes };
      }),
    ];
  },
});

const deviceOf = (http: Call['http']): string => describeDevice(http.req.header('user-agent'));

async function signedIn(context: AppContext, http: Call['http'], { staffId, phone, token }: SignedInAs) {
  const { db } = context;
  const row = await findStaff(db, staffId);
  const [staff] = row ? await describeStaff(db, [row]) : [];
  if (!staff) throw errors.unauthenticated();
  rememberDevice(http, context, phone, 'desk');
  return { access_token: token, staff };
}
