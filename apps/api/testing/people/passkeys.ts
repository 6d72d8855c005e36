import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A test passkey: it signs like a phone with a screen lock. */
export interface TestPasskey {
  /** The reply of `navigator.credentials.create`, as JSON. */
  register(options: { readonly challenge: string }): RegisteredJson;
  /** The reply of `navigator.credentials.get`, as JSON. @param changed the values of another page or device */
  use(options: { readonly challenge: string }, changed?: Partial<Signer>): UsedJson;
}

interface Signer {
  /** The origin of the page. */
  readonly origin: string;
  readonly flags: number;
}

interface Credential {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly clientExtensionResults: Record<string, never>;
}
type RegisteredJson = Credential & {
  readonly response: { clientDataJSON: string; attestationObject: string; transports: string[] };
};
type UsedJson = Credential & {
  readonly response: { clientDataJSON: string; authenticatorData: string; signature: string };
};

/** Touched, but without a screen lock. */
export const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Buffer): string => bytes.toString('base64url');

/** @param origin of the page; passkeys are bound to its host */
export function makePasskey(origin: string, flags = USER_PRESENT | USER_VERIFIED): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const host = new URL(origin).hostname;
  let counter = 0;
  const credential: Credential = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} };

  const clientData = (type: string, challenge: string, page = origin): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: page, crossOrigin: false }));
  const head = (more: number, own = flags): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.of(own | more), count]);
  };

  return {
    register({ challenge }) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      // COSE: an ES256 key on P-256.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([head(HAS_KEY), Buffer.alloc(16), Buffer.of(0, id.length), id, key]);
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.of(data.length),
        data,
      ]);
      const clientDataJSON = base64(clientData('webauthn.create', challenge));
      return {
        ...credential,
        response: { clientDataJSON, attestationObject: base64(attestation), transports: ['internal'] },
      };
    },
    use({ challenge }, changed = {}) {
      const client = clientData('webauthn.get', challenge, changed.origin);
      const data = head(0, changed.flags);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
        },
      };
    },
  };
}
