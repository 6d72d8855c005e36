import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Lets scanners recognise leaked tokens. A reader's token does not work at the desk, nor the other way round. */
const PREFIX = 'mdn_';
const DESK_PREFIX = 'mds_';

/** 256 bits; shown once and stored only as `hashSecret`. */
export function newToken(): string {
  return PREFIX + newSecret();
}

export function newDeskToken(): string {
  return DESK_PREFIX + newSecret();
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** A fast hash is enough for an unguessable value. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A hash of these parts that only the holder of the key can make, as base64url. */
export function keyedHash(key: string, parts: readonly unknown[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

/** Takes the same time wherever two secrets of equal length differ. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The token of an Authorization header, the only place that may carry one. */
export function readBearer(header: string | undefined): string | null {
  return /^Bearer (mdn_[\w-]{43})$/i.exec(header ?? '')?.[1] ?? null;
}

/** The same for a token of the desk. */
export function readDeskBearer(header: string | undefined): string | null {
  return /^Bearer (mds_[\w-]{43})$/i.exec(header ?? '')?.[1] ?? null;
}
