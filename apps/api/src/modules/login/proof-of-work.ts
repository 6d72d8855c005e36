import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../../http/errors/api-error.ts';
import { MINUTE } from '../../runtime/clock.ts';

const LIFE = 5 * MINUTE;
/** About 65,000 hashes: a second or two on a phone, and a price for whoever asks for thousands of codes. */
export const PROOF_BITS = 16;

/** Who may set and check a task: the key, and how many leading zero bits are asked for. */
export interface ProofRules {
  readonly pepper: string;
  readonly bits: number;
}

/**
 * A task for a browser, bound to one phone and to five minutes. It is not stored: the keyed hash in it says that it is ours.
 * Form: `<bits>.<ends>.<keyed hash>`.
 */
export function newTask({ pepper, bits }: ProofRules, phone: string, now: number): string {
  const ends = now + LIFE;
  return `${bits}.${ends}.${hashOf(pepper, phone, bits, ends).toString('base64url')}`;
}

/** Whether `<task>.<nonce>` has a SHA-256 that begins with as many zero bits as asked for. */
export function isSolved({ pepper, bits }: ProofRules, phone: string, proof: string, now: number): boolean {
  const [, ends = '', hash = ''] = /^(?:\d+)\.(\d{13})\.([\w-]{43})\.\d{1,15}$/.exec(proof) ?? [];
  if (Number(ends) <= now || !proof.startsWith(`${bits}.`)) return false;
  if (!timingSafeEqual(Buffer.from(hash, 'base64url'), hashOf(pepper, phone, bits, Number(ends)))) return false;
  return leadingZeros(createHash('sha256').update(proof).digest()) >= bits;
}

/** Asks for the work: the task stands beside the words, for clients that know how (the others show the words). */
export function proofNeeded(rules: ProofRules, phone: string, now: number): ApiError {
  const words = 'Many codes were asked for from your network just now. Please try again later.';
  return new ApiError('proof_needed', words, { retryAfter: 60, reply: { task: newTask(rules, phone, now) } });
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
