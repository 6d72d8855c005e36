import { expect, test } from 'vitest';
import { allEndpoints } from '../core/all.ts';
import { endpointsOf } from '../core/endpoints-of.ts';
import { deskCalls } from './desk-calls.ts';
import * as matchDay from './league/match-day.ts';

test('the desk knows every call for staff, except those without a screen', () => {
  const known = new Set([...deskCalls, ...endpointsOf([matchDay])].map(({ id }) => id));
  const ofStaff = allEndpoints.filter(({ auth }) => auth === 'staff' || auth === 'either');
  expect(ofStaff.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
});
