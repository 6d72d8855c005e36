import { expect, test } from 'vitest';
import { readRevision, type Revisable } from './revise-check.ts';

const first: Revisable = { now: { balls: 120, target: null }, bowled: 44, made: 51, most: 120 };
const chase: Revisable = { now: { balls: 120, target: 131 }, bowled: 44, made: 51, most: 120 };

test.each([
  [first, '12', '', { balls: 72, target: null }, false],
  [first, ' 12,3 ', '', { balls: 75, target: null }, false],
  [first, '7.2', '', { balls: 44, target: null }, true],
  [chase, '12', '78', { balls: 72, target: 78 }, false],
  [chase, '20', '130', { balls: 120, target: 130 }, false],
  [chase, '7.2', '60', { balls: 44, target: 60 }, true],
  [chase, '12', '51', { balls: 72, target: 51 }, true],
  [{ ...chase, bowled: 0, made: 0 }, '5', '40', { balls: 30, target: 40 }, false],
])('%o with %j and %j is a change', (may, overs, target, revision, ends) => {
  expect(readRevision({ overs, target }, may)).toEqual({
    revision,
    ends,
    wrongOvers: undefined,
    wrongTarget: undefined,
  });
});

test.each([
  ['', '78', 'Enter overs such as 12 or 12.3.', undefined],
  ['0', '78', 'Enter overs such as 12 or 12.3.', undefined],
  ['12.7', '78', 'Enter overs such as 12 or 12.3.', undefined],
  ['20.1', '78', 'This match has 20 overs at most.', undefined],
  ['7.1', '78', '7.2 overs have already been bowled: enter at least that.', undefined],
  ['12', '', undefined, 'Enter the runs to win, from 1 to 2000.'],
  ['12', '0', undefined, 'Enter the runs to win, from 1 to 2000.'],
  ['12', '7.5', undefined, 'Enter the runs to win, from 1 to 2000.'],
  ['12', '2001', undefined, 'Enter the runs to win, from 1 to 2000.'],
])('%j overs and %j runs are refused in words', (overs, target, wrongOvers, wrongTarget) => {
  expect(readRevision({ overs, target }, chase)).toMatchObject({ revision: null, wrongOvers, wrongTarget });
});
