import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

/** The keys of a subscription, in base64url. */
export interface PushKeys {
  /** A point on P-256. */
  readonly p256dh: string;
  /** 16 bytes. */
  readonly auth: string;
}

/** One record contains the whole message: push services accept at most 4096 bytes. */
const RECORD = 4096;

const hmac = (key: Buffer, ...data: readonly (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const one of data) made.update(one);
  return made.digest();
};
/** The first block of HKDF's output (RFC 5869), which is enough here. */
const expand = (key: Buffer, info: string, length: number): Buffer => hmac(key, info, LAST).subarray(0, length);
const LAST = Buffer.of(1);

/** Everything about one message that does not depend on its text; it must not encrypt a second one. */
export interface Seal {
  readonly head: Buffer;
  readonly key: Buffer;
  readonly nonce: Buffer;
}

/**
 * A key pair for one message to one browser (RFC 8291), and the values derived from it: nine tenths of a message's
 * cost.
 * @throws Error when the browser's key is not a point on the curve
 */
export function makeSeal({ p256dh, auth }: PushKeys, salt = randomBytes(16)): Seal {
  const receiver = Buffer.from(p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  const sender = pair.generateKeys();
  const shared = hmac(Buffer.from(auth, 'base64url'), pair.computeSecret(receiver));
  const secret = hmac(salt, hmac(shared, 'WebPush: info\0', receiver, sender, LAST));
  const head = Buffer.alloc(21 + sender.length);
  salt.copy(head);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(sender.length, 20);
  sender.copy(head, 21);
  return {
    head,
    key: expand(secret, 'Content-Encoding: aes128gcm\0', 16),
    nonce: expand(secret, 'Content-Encoding: nonce\0', 12),
  };
}

/** Encrypts the single message of a seal, in the aes128gcm coding of RFC 8188. */
export function encryptMessage(message: string, { head, key, nonce }: Seal): Buffer {
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte after the text marks the last record.
  const text = [cipher.update(message, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()];
  return Buffer.concat([head, ...text, cipher.getAuthTag()]);
}
