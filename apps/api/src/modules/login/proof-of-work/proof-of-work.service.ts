import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '../../../runtime/clock.ts';

const LIFE = 5 * MINUTE;

/** The key for the tasks, and the number of leading zero bits they require. */
export interface ProofRules {
  readonly pepper: string;
  readonly bits: number;
}

/**
 * A task for a browser, valid for one phone and five minutes. It is not stored: its keyed hash proves that the server
 * made it.
 * Form: `<bits>.<ends>.<keyed hash>`.
 */
export function newTask({ pepper, bits }: ProofRules, phone: string, now: number): string {
  const ends = now + LIFE;
  return `${bits}.${ends}.${hashOf(pepper, phone, bits, ends).toString('base64url')}`;
}

/**
 * Whether the SHA-256 of `<task>.<nonce>` begins with as many zero bits as the task requires.
 * @param rules `bits` is the minimum: a harder task stays valid after the load has passed
 */
export function isSolved({ pepper, bits }: ProofRules, phone: string, proof: string, now: number): boolean {
  const [, required = '', ends = '', hash = ''] = /^(\d{1,2})\.(\d{13})\.([\w-]{43})\.\d{1,15}$/.exec(proof) ?? [];
  const ofTask = Number(required);
  if (Number(ends) <= now || ofTask < bits) return false;
  if (!timingSafeEqual(Buffer.from(hash, 'base64url'), hashOf(pepper, phone, ofTask, Number(ends)))) return false;
  return leadingZeros(createHash('sha256').update(proof).digest()) >= ofTask;
}

function hashOf(pepper: string, phone: string, bits: number, ends: number): Buffer {
  return createHmac('sha256', pepper)
    .update(JSON.stringify(['proof', phone, bits, ends]))
    .digest();
}

function leadingZeros(hash: Buffer): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first === -1 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] ?? 0) - 24;
}
