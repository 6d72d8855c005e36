import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH } from '@maidan/contract/rules/limits';
import type { Tables } from '../../db/schema.ts';

export type OtpPurpose = Tables['otp_codes']['purpose'];

/** Six digits, all equally likely, leading zeros included. */
export function newCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
}

/** A code as stored. It reveals nothing without the pepper, which is not in the database. */
export interface StoredCode {
  readonly salt: string;
  readonly mac: string;
}

export function hideCode(pepper: string, phone: string, purpose: OtpPurpose, code: string): StoredCode {
  const salt = randomBytes(16).toString('hex');
  return { salt, mac: macOf(pepper, salt, phone, purpose, code).toString('hex') };
}

/** Compares in constant time. */
export function isCode(pepper: string, stored: StoredCode, phone: string, purpose: OtpPurpose, code: string): boolean {
  return timingSafeEqual(Buffer.from(stored.mac, 'hex'), macOf(pepper, stored.salt, phone, purpose, code));
}

function macOf(pepper: string, salt: string, phone: string, purpose: OtpPurpose, code: string): Buffer {
  return createHmac('sha256', pepper)
    .update(JSON.stringify([salt, phone, purpose, code]))
    .digest();
}
