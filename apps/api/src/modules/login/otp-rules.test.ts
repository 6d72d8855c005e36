import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../runtime/clock.ts';
import { afterFailure, afterSend, afterSuccess, waitForSend } from './otp-rules.ts';
import type { PhoneMemory } from './otp-rules.ts';

const fresh: PhoneMemory = { sends: [], failures: [], lockedUntil: 0, verifiedAt: 0 };
const START = 1_800_000_000_000;

/** Sends this many codes, each as early as allowed; returns the waits in seconds. */
function waits(times: number): number[] {
  let memory = fresh;
  let now = START;
  return Array.from({ length: times }, () => {
    memory = afterSend(memory, now);
    const wait = waitForSend(memory, now);
    now += wait;
    return wait / SECOND;
  });
}

describe('sending [O-5]', () => {
  test('the first code is sent at once, the next ones after 30, 60, 120 and 300 seconds', () => {
    expect(waitForSend(fresh, START)).toBe(0);
    expect(waits(4)).toEqual([30, 60, 120, 300]);
  });

  test('at most five in an hour, whenever the hour began', () => {
    const sends = [0, 10, 20, 30, 40].map((minute) => START + minute * MINUTE);
    const memory = { ...fresh, sends };
    expect(waitForSend(memory, START + 59 * MINUTE)).toBe(MINUTE);
    expect(waitForSend(memory, START + HOUR)).toBe(0);
  });

  test('at most ten in a day, then none before the first is a day old', () => {
    const sends = Array.from({ length: 10 }, (_, index) => START + index * 2 * HOUR);
    const memory = { ...fresh, sends };
    expect(waitForSend(memory, START + 20 * HOUR)).toBe(4 * HOUR);
    expect(waitForSend(memory, START + DAY)).toBe(0);
  });

  test('a right code resets the waits, but not the hourly limit', () => {
    const twice = afterSend(afterSend(fresh, START), START + MINUTE);
    const verified = afterSuccess(twice, START + 2 * MINUTE);
    const third = afterSend(verified, START + 3 * MINUTE);
    expect(waitForSend(third, START + 3 * MINUTE)).toBe(30 * SECOND);
    expect(third.sends).toHaveLength(3);
  });

  test('only the last day is remembered', () => {
    expect(afterSend({ ...fresh, sends: [START] }, START + DAY).sends).toEqual([START + DAY]);
  });
});

const fail = (times: number, memory = fresh): PhoneMemory =>
  Array.from({ length: times }).reduce<PhoneMemory>((before) => afterFailure(before, START), memory);

describe('wrong codes [O-4]', () => {
  test('twenty in a day have no effect, then each locks twice as long as the one before, up to an hour', () => {
    expect(fail(20).lockedUntil).toBe(0);
    const locks = [21, 22, 23, 24, 27, 28, 29, 50].map((times) => (fail(times).lockedUntil - START) / SECOND);
    expect(locks).toEqual([30, 60, 120, 240, 1920, 3600, 3600, 3600]);
  });

  test('a hundred lock the phone until the first is a day old', () => {
    expect(fail(100).lockedUntil).toBe(START + DAY);
    expect(fail(130).failures).toHaveLength(100);
  });

  test('a right code clears them', () => {
    expect(afterSuccess(fail(30), START)).toMatchObject({ failures: [], lockedUntil: 0 });
  });
});
