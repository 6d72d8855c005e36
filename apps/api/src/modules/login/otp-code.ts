import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH } from '@maidan/contract/rules/limits';
import type { Tables } from '../../db/schema.ts';

export type OtpPurpose = Tables['otp_codes']['purpose'];
/** `guard`: a PIN that the person chose. */
type CodePurpose = OtpPurpose | 'guard';

/** Six digits, all equally likely, leading zeros included. */
export function newCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
}

/** A code as stored. It reveals nothing without the pepper, which is not in the database. */
export interface StoredCode {
  readonly salt: string;
  readonly mac: string;
}

/** @param owner the phone, or the user of a PIN */
export function hideCode(pepper: string, owner: string, purpose: CodePurpose, code: string): StoredCode {
  const salt = randomBytes(16).toString('hex');
  return { salt, mac: macOf(pepper, salt, owner, purpose, code).toString('hex') };
}

/** Compares in constant time. */
export function isCode(pepper: string, stored: StoredCode, owner: string, purpose: CodePurpose, code: string): boolean {
  return timingSafeEqual(Buffer.from(stored.mac, 'hex'), macOf(pepper, stored.salt, owner, purpose, code));
}

function macOf(pepper: string, salt: string, owner: string, purpose: CodePurpose, code: string): Buffer {
  return createHmac('sha256', pepper)
    .update(JSON.stringify([salt, owner, purpose, code]))
    .digest();
}
