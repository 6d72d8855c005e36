/**
 * Signing in to the desk: a code to the phone, then a passkey. Nothing is shown before both. The first passkey needs the link
 * of an invitation; later ones need a session or a recovery code.
 */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { digits, filledLine, line, nameLine, phoneInput } from '../../core/request.ts';
import { staffRoles } from './staff-roles.ts';
import { count, optionalText, requiredText, text, word } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { NAME_MAX, OTP_LENGTH, PROOF_MAX } from '../../rules/limits.ts';
import { PASSKEY_NAME_MAX, RECOVERY_CODE_MAX, SECRET_MAX } from '../limits.ts';
import { newPasskeyInput, passkeyInput, passkeyOptions } from './passkeys.ts';
import { staffMember } from './staff-member.ts';

const ticket = filledLine(SECRET_MAX);
const invitation = filledLine(SECRET_MAX);

/** Like the first step of the readers' login: the same limits, and `proof_needed` with a `task` for a busy IP address. */
export const sendDeskCode = defineEndpoint({
  id: 'sendDeskCode',
  service: 'main',
  method: 'POST',
  path: 'desk/sign-in/code',
  auth: 'public',
  body: z.strictObject({ phone: phoneInput, proof: z.optional(line(PROOF_MAX)) }),
  response: z.object({ message: text, resend_after: count }),
  extension: true,
  summary: 'Sends a one-time code to sign in to the desk',
});

/**
 * For a new device, once strangers have used up the codes of the number. It spends the recovery code but replaces no step
 * of the sign-in: the code by SMS and the passkey are still needed.
 */
export const addDeskDevice = defineEndpoint({
  id: 'addDeskDevice',
  service: 'main',
  method: 'POST',
  path: 'desk/sign-in/device',
  auth: 'public',
  body: z.strictObject({ phone: phoneInput, recovery_code: filledLine(RECOVERY_CODE_MAX) }),
  response: nothing,
  empty: 204,
  extension: true,
  summary: 'Exchanges a recovery code for code attempts reserved for this device',
});

/** The invitation behind a link `<desk>/join#<invitation>`; 404 if used, revoked or expired. */
export const deskInvitation = defineEndpoint({
  id: 'deskInvitation',
  service: 'main',
  method: 'POST',
  path: 'desk/sign-in/invitation',
  auth: 'public',
  body: z.strictObject({ invitation }),
  response: z.object({
    name: optionalText,
    phone_ending: requiredText,
    roles: list(word(staffRoles, 'editor')),
    expires_at: instant,
  }),
  extension: true,
  summary: 'The details of an invitation',
});

/**
 * `next` is the purpose of the `options`: `passkey` to use one, `new_passkey` to add one. The ticket is valid for five
 * minutes and for nothing else.
 */
const nextStep = z.object({
  ticket: requiredText,
  next: word(['passkey', 'new_passkey'], 'passkey'),
  options: passkeyOptions,
});
export type DeskNextStep = z.output<typeof nextStep>;

/** 403 for a number that is not on the staff, and for a first sign-in without an invitation. */
export const checkDeskCode = defineEndpoint({
  id: 'checkDeskCode',
  service: 'main',
  method: 'POST',
  path: 'desk/sign-in',
  auth: 'public',
  body: z.strictObject({ phone: phoneInput, code: digits(OTP_LENGTH), invitation: z.optional(invitation) }),
  response: nextStep,
  extension: true,
  summary: 'Starts a sign-in with the code, and returns the passkey options',
});

const signedIn = z.object({ access_token: requiredText, staff: staffMember });
export type DeskSignedIn = z.output<typeof signedIn>;

export const signInWithPasskey = defineEndpoint({
  id: 'signInWithPasskey',
  service: 'main',
  method: 'POST',
  path: 'desk/sign-in/passkey',
  auth: 'public',
  body: z.strictObject({ ticket, response: passkeyInput }),
  response: signedIn,
  extension: true,
  summary: 'Completes a sign-in with a passkey',
});

/** Ends every session of the person and notifies all owners. A new passkey must follow. */
export const signInWithRecoveryCode = defineEndpoint({
  id: 'signInWithRecoveryCode',
  service: 'main',
  method: 'POST',
  path: 'desk/sign-in/recovery',
  auth: 'public',
  body: z.strictObject({ ticket, recovery_code: filledLine(RECOVERY_CODE_MAX) }),
  response: nextStep,
  extension: true,
  summary: 'Continues a sign-in with a recovery code in place of the passkey',
});

/** `recovery_codes` is filled only the first time. */
export const addFirstPasskey = defineEndpoint({
  id: 'addFirstPasskey',
  service: 'main',
  method: 'POST',
  path: 'desk/sign-in/new-passkey',
  auth: 'public',
  body: z.strictObject({
    ticket,
    response: newPasskeyInput,
    /** The person's name, if the invitation has none. */
    name: z.optional(nameLine(NAME_MAX)),
    /** For example "My phone". */
    passkey_name: z.optional(nameLine(PASSKEY_NAME_MAX)),
  }),
  response: z.object({ ...signedIn.shape, recovery_codes: list(requiredText) }),
  extension: true,
  summary: 'Adds a passkey and completes the sign-in with it',
});
