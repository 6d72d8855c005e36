import { expect, test } from 'vitest';
import { isNew } from './badge-rule.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['never opened, nothing known', { openedAt: null, seenUntil: null, newest: null }, true],
  ['never opened, one very old notification', { openedAt: null, seenUntil: null, newest: 1 }, true],
  ['opened just now', { openedAt: now, seenUntil: null, newest: null }, false],
  ['opened seven days ago to the millisecond', { openedAt: now - 7 * DAY, seenUntil: null, newest: null }, false],
  ['opened a millisecond earlier', { openedAt: now - 7 * DAY - 1, seenUntil: null, newest: null }, true],
  ['opened eight days ago, all seen', { openedAt: now - 8 * DAY, seenUntil: now, newest: now }, true],
  ['opened a year ago', { openedAt: now - 365 * DAY, seenUntil: null, newest: null }, true],
  ['the newest was seen', { openedAt: now - HOUR, seenUntil: now - DAY, newest: now - DAY }, false],
  ['a notification came since', { openedAt: now - HOUR, seenUntil: now - DAY, newest: now - DAY + 1 }, true],
  [
    'a notification came since, no record of the newest one seen',
    { openedAt: now - HOUR, seenUntil: null, newest: now },
    true,
  ],
  ['all are older than the visit', { openedAt: now - HOUR, seenUntil: null, newest: now - DAY }, false],
  [
    'this clock is a year behind the server, all seen',
    { openedAt: now, seenUntil: now + 365 * DAY, newest: now + 365 * DAY },
    false,
  ],
  [
    'this clock is a year ahead, a notification came since',
    { openedAt: now, seenUntil: now - 365 * DAY, newest: now - 364 * DAY },
    true,
  ],
  ['the clock was set back by an hour', { openedAt: now + HOUR, seenUntil: null, newest: null }, false],
  ['the clock was set back by a year', { openedAt: now + 365 * DAY, seenUntil: null, newest: null }, true],
])('%s: %s', (_, view, shown) => {
  expect(isNew({ ...view, now })).toBe(shown);
});
