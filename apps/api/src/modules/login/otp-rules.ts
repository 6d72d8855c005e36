import { DAY, HOUR, MINUTE, SECOND } from '../../runtime/clock.ts';

/** Milliseconds since 1970 UTC; the lists hold the last day, oldest first. */
export interface PhoneMemory {
  readonly sends: readonly number[];
  readonly failures: readonly number[];
  readonly lockedUntil: number;
  readonly verifiedAt: number;
}

export const OTP_TTL = 5 * MINUTE;
/** Wrong tries after which a code no longer works. */
export const TRIES_PER_CODE = 5;
/** The number of newest codes that work, since a message may arrive late. */
export const CODES_ALIVE = 2;

/** The waits between two sends; they grow until the phone is verified or an hour passes without a request. */
const SEND_WAITS = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE] as const;
const SENDS_PER_HOUR = 5;
const SENDS_PER_DAY = 10;
/** Over all known devices of a phone together, so that collecting devices yields no more messages. */
const DEVICE_SENDS_PER_DAY = 30;

const FREE_FAILURES = 20;
const MAX_FAILURES = 100;
const FIRST_LOCK = 30 * SECOND;
const LONGEST_LOCK = HOUR;

/** How long until another code may be sent, in milliseconds; 0 for now. */
export function waitForSend({ sends, verifiedAt }: PhoneMemory, now: number): number {
  const last = sends.at(-1);
  if (last === undefined) return 0;
  const streak = sends.filter((sent) => sent > verifiedAt && sent > now - HOUR).length;
  const pause = SEND_WAITS[Math.min(streak, SEND_WAITS.length) - 1] ?? 0;
  return Math.max(
    0,
    last + pause - now,
    untilBelow(sends, SENDS_PER_HOUR, HOUR, now),
    untilBelow(sends, SENDS_PER_DAY, DAY, now),
  );
}

/** The same for a known device: all of them share a daily limit. */
export function waitForDevices(sends: readonly number[], now: number): number {
  return Math.max(0, untilBelow(sends, DEVICE_SENDS_PER_DAY, DAY, now));
}

/** Milliseconds until fewer than `limit` of the times lie within the window. */
function untilBelow(times: readonly number[], limit: number, window: number, now: number): number {
  const within = times.filter((time) => time > now - window);
  const deciding = within.at(-limit);
  return deciding === undefined ? 0 : deciding + window - now;
}

export function afterSend(memory: PhoneMemory, now: number): PhoneMemory {
  return { ...memory, sends: [...recent(memory.sends, now), now] };
}

/** After 20 wrong codes in a day, each further one locks the phone for twice as long, up to an hour. */
export function afterFailure(memory: PhoneMemory, now: number): PhoneMemory {
  const failures = [...recent(memory.failures, now), now].slice(-MAX_FAILURES);
  const beyond = failures.length - FREE_FAILURES;
  const lock = beyond <= 0 ? 0 : Math.min(FIRST_LOCK * 2 ** (beyond - 1), LONGEST_LOCK);
  const cap = failures.length >= MAX_FAILURES ? (failures[0] ?? now) + DAY : 0;
  return { ...memory, failures, lockedUntil: Math.max(lock > 0 ? now + lock : 0, cap) };
}

export function afterSuccess(memory: PhoneMemory, now: number): PhoneMemory {
  return { ...memory, failures: [], lockedUntil: 0, verifiedAt: now };
}

function recent(times: readonly number[], now: number): readonly number[] {
  return times.filter((time) => time > now - DAY);
}
