/** The signed-in member of staff: passkeys, recovery codes, sessions. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../../core/endpoint.ts';
import { idInput, nameLine } from '../../core/request.ts';
import { id, optionalText, requiredText, text, yesNo } from '../../core/wire.ts';
import { instant } from '../../core/wire-dates.ts';
import { list, nothing } from '../../core/wire-lists.ts';
import { PASSKEY_NAME_MAX } from '../limits.ts';
import { newPasskeyInput, passkeyInput, passkeyOptions } from './passkeys.ts';
import { staffMember } from './staff-member.ts';

const desk = { service: 'main', auth: 'staff', extension: true } as const;
const byId = z.strictObject({ id: idInput });

export const deskMe = defineEndpoint({
  ...desk,
  id: 'deskMe',
  method: 'GET',
  path: 'desk/me',
  response: z.object({
    ...staffMember.shape,
    /** Until when actions that need a fresh passkey succeed; null if one is needed first. */
    fresh_until: instant,
    session_ends_at: instant,
    /** Names of some owners, to ask for another role. */
    owners: list(text),
  }),
  summary: 'The signed-in member of staff',
});

export const deskSignOut = defineEndpoint({
  ...desk,
  id: 'deskSignOut',
  method: 'POST',
  path: 'desk/sign-out',
  response: nothing,
  empty: 204,
  summary: 'Signs out of the desk',
});

/** Before an action that needs a fresh passkey, or after a `proof_needed`. */
export const beginStepUp = defineEndpoint({
  ...desk,
  id: 'beginStepUp',
  method: 'POST',
  path: 'desk/step-up',
  secret: true,
  response: z.object({ options: passkeyOptions }),
  reads: true,
  summary: 'Options to confirm with a passkey',
});

export const stepUp = defineEndpoint({
  ...desk,
  id: 'stepUp',
  method: 'POST',
  path: 'desk/step-up/passkey',
  body: z.strictObject({ response: passkeyInput }),
  response: z.object({ fresh_until: instant }),
  summary: 'Confirms with a passkey, for the next few minutes',
});

const passkey = z.object({ id, name: text, created_at: instant, last_used_at: instant, synced: yesNo });
export type Passkey = z.output<typeof passkey>;

export const passkeys = defineEndpoint({
  ...desk,
  id: 'passkeys',
  method: 'GET',
  path: 'desk/passkeys',
  response: z.object({ data: list(passkey) }),
  summary: "The signed-in member's passkeys",
});

export const beginPasskey = defineEndpoint({
  ...desk,
  id: 'beginPasskey',
  method: 'POST',
  path: 'desk/passkeys/options',
  secret: true,
  fresh: true,
  response: z.object({ options: passkeyOptions }),
  reads: true,
  summary: 'Options to create another passkey',
});

export const addPasskey = defineEndpoint({
  ...desk,
  id: 'addPasskey',
  method: 'POST',
  path: 'desk/passkeys',
  fresh: true,
  body: z.strictObject({ response: newPasskeyInput, passkey_name: z.optional(nameLine(PASSKEY_NAME_MAX)) }),
  response: passkey,
  summary: 'Adds another passkey',
});

/** 409 for the last one. */
export const removePasskey = defineEndpoint({
  ...desk,
  id: 'removePasskey',
  method: 'DELETE',
  path: 'desk/passkeys/{id}',
  params: byId,
  fresh: true,
  response: nothing,
  empty: 204,
  summary: 'Removes a passkey',
});

/** Returned once; the previous codes stop working. */
export const newRecoveryCodes = defineEndpoint({
  ...desk,
  id: 'newRecoveryCodes',
  method: 'POST',
  path: 'desk/recovery-codes',
  secret: true,
  fresh: true,
  response: z.object({ recovery_codes: list(requiredText) }),
  summary: 'Creates ten new recovery codes',
});

const deskSession = z.object({
  id,
  device: optionalText,
  created_at: instant,
  last_used_at: instant,
  current: yesNo,
});
export type DeskSession = z.output<typeof deskSession>;

export const deskSessions = defineEndpoint({
  ...desk,
  id: 'deskSessions',
  method: 'GET',
  path: 'desk/sessions',
  response: z.object({ data: list(deskSession) }),
  summary: "The signed-in member's desk sessions, last used first",
});

export const endDeskSession = defineEndpoint({
  ...desk,
  id: 'endDeskSession',
  method: 'DELETE',
  path: 'desk/sessions/{id}',
  params: byId,
  response: nothing,
  empty: 204,
  summary: 'Ends a desk session',
});

/** 409 for the last owner. */
export const leaveDesk = defineEndpoint({
  ...desk,
  id: 'leaveDesk',
  method: 'DELETE',
  path: 'desk/me',
  fresh: true,
  response: nothing,
  empty: 204,
  summary: 'Leaves the staff',
});
