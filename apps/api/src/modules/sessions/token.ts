import { createHash, randomBytes } from 'node:crypto';

/** Lets scanners of leaked secrets know ours. */
const PREFIX = 'mdn_';

/** 256 bits; shown once and stored only as `hashSecret`. */
export function newToken(): string {
  return PREFIX + newSecret();
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Enough for a value that nobody can guess; a slow hash would only slow us down. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The token of an Authorization header; only there is one looked for. */
export function readBearer(header: string | undefined): string | null {
  return /^Bearer (mdn_[\w-]{43})$/i.exec(header ?? '')?.[1] ?? null;
}
