import type * as z from 'zod/mini';
import { brand } from '@maidan/brand/brand';
import type { newPasskeyInput, passkeyInput, PasskeyOptions } from '@maidan/contract/desk/access/passkeys';
import { errors } from '../../../http/errors/errors.ts';
import { keyedHash } from '../../sessions/token.service.ts';
import type { KnownPasskey, NewPasskey, PasskeyRow } from '../passkeys.store.ts';

/** Loaded at the first sign-in, so that a server whose desk is never used does not load it. */
const library = () => import('@simplewebauthn/server');
type Library = Awaited<ReturnType<typeof library>>;
type Transports = NonNullable<Parameters<Library['verifyAuthenticationResponse']>[0]['credential']['transports']>;

/** Every passkey supports Ed25519, ES256 or RS256. The library's default list is longer and triggers a Node warning. */
const ALGORITHMS = [-8, -7, -257];

/** The origin of the desk; passkeys are bound to its host. */
interface Party {
  readonly deskOrigin: string;
}
const hostOf = ({ deskOrigin }: Party): string => new URL(deskOrigin).hostname;

const describeKnown = (known: readonly KnownPasskey[]) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports: transports as Transports }));

interface Person {
  readonly name: string;
  readonly phone: string;
}

export async function newPasskeyOptions(
  party: Party,
  pepper: string,
  { name, phone }: Person,
  known: readonly KnownPasskey[],
): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await library();
  return asJson(
    await generateRegistrationOptions({
      rpName: `${brand.name} Desk`,
      rpID: hostOf(party),
      // The same for all passkeys of the person, and meaningless to others.
      userID: Buffer.from(keyedHash(pepper, ['passkeys of', phone]), 'base64url'),
      userName: name,
      userDisplayName: name,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: describeKnown(known),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    }),
  );
}

export async function passkeyUseOptions(party: Party, known: readonly KnownPasskey[]): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await library();
  return asJson(
    await generateAuthenticationOptions({
      rpID: hostOf(party),
      allowCredentials: describeKnown(known),
      userVerification: 'required',
    }),
  );
}

/** Without the fields that have no value. */
const asJson = (options: object): PasskeyOptions => JSON.parse(JSON.stringify(options)) as PasskeyOptions;

/** @throws ApiError 422 */
export async function readNewPasskey(
  party: Party,
  challenge: string,
  response: z.output<typeof newPasskeyInput>,
): Promise<Omit<NewPasskey, 'staffId' | 'name'>> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: response as never,
    expectedChallenge: challenge,
    expectedOrigin: party.deskOrigin,
    expectedRPID: hostOf(party),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!verified.verified) return refuse();
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    synced: credentialBackedUp,
  };
}

/** @returns the passkey's new counter. @throws ApiError 422 */
export async function checkPasskey(
  party: Party,
  challenge: string,
  passkey: PasskeyRow | undefined,
  response: z.output<typeof passkeyInput>,
): Promise<number> {
  if (!passkey) return refuse();
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: response as never,
    expectedChallenge: challenge,
    expectedOrigin: party.deskOrigin,
    expectedRPID: hostOf(party),
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: JSON.parse(passkey.transports) as Transports,
    },
  }).catch(refuse);
  return verified.verified ? verified.authenticationInfo.newCounter : refuse();
}

function refuse(): never {
  throw errors.invalidField('response', 'This passkey did not work. Please try again.');
}
