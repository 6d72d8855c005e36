/** WebAuthn's JSON for passkeys, with its own names. */
import * as z from 'zod/mini';
import { filledLine, line } from '../../core/request.ts';
import { requiredText } from '../../core/wire.ts';

/** Base64url of a key's id, of a signature, of an attestation. */
const KEY_ID_MAX = 1400;
const PART_MAX = 16_000;

const credential = {
  id: filledLine(KEY_ID_MAX),
  rawId: filledLine(KEY_ID_MAX),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(line(40)),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};
const part = filledLine(PART_MAX);

/** What `startRegistration` of @simplewebauthn/browser resolves to. */
export const newPasskeyInput = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: part,
    attestationObject: part,
    authenticatorData: z.optional(part),
    transports: z.optional(z.array(line(20)).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.int()),
    publicKey: z.optional(part),
  }),
});

/** What `startAuthentication` resolves to. */
export const passkeyInput = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.optional(line(KEY_ID_MAX)),
  }),
});

/** The `optionsJSON` of the browser's call. */
export const passkeyOptions = z.looseObject({ challenge: requiredText });
export type PasskeyOptions = z.output<typeof passkeyOptions>;
