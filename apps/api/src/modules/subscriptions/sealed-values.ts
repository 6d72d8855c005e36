import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [NONCE, TAG] = [12, 16];

const keyFor = (key: string, purpose: string): Buffer => createHmac('sha256', key).update(purpose).digest();

/** The secret part of a link, which contains its own values, encrypted. */
export function sealValues(key: string, purpose: string, values: readonly unknown[]): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyFor(key, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(values)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Null unless we sealed it for this purpose. */
export function openValues<Values extends readonly unknown[]>(
  key: string,
  purpose: string,
  token: string,
): Values | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= NONCE + TAG || bytes.toString('base64url') !== token) return null;
  const cipher = createDecipheriv(CIPHER, keyFor(key, purpose), bytes.subarray(0, NONCE));
  cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    const opened = Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]);
    // Only values that we sealed can be opened.
    return JSON.parse(opened.toString()) as Values;
  } catch {
    return null;
  }
}
