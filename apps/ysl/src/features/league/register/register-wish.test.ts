import { expect, test } from 'vitest';
import { readRegisterWish } from './register-wish.ts';

test.each([
  [
    { leagueId: 3, wish: true },
    { leagueId: 3, wish: true },
  ],
  [
    { leagueId: '3', wish: false },
    { leagueId: 3, wish: false },
  ],
  [{ leagueId: 3 }, null],
  [{ wish: true }, null],
  ['3', null],
  [null, null],
])('%j reads %j', (stored, read) => {
  expect(readRegisterWish(stored)).toEqual(read);
});
