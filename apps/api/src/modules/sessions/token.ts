import { createHash, randomBytes } from 'node:crypto';

/** Lets scanners recognise leaked tokens. */
const PREFIX = 'mdn_';

/** 256 bits; shown once and stored only as `hashSecret`. */
export function newToken(): string {
  return PREFIX + newSecret();
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A fast hash is enough for a value that no one can guess. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The token of an Authorization header, the only place that may carry one. */
export function readBearer(header: string | undefined): string | null {
  return /^Bearer (mdn_[\w-]{43})$/i.exec(header ?? '')?.[1] ?? null;
}
