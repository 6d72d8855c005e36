import { expect, test } from 'vitest';
import { findNoDay, linesOf, readAway, readGround } from './read-list.ts';

test.each([
  ['Kodihalli 7:00 to 11:30', { name: 'Kodihalli', from: '07:00', to: '11:30' }],
  ['Oval, east side, 07.00-18.00', { name: 'Oval, east side', from: '07:00', to: '18:00' }],
  ['Kodihalli', null],
  ['Kodihalli 25:00 to 26:00', null],
])('the ground %j', (line, ground) => {
  expect(readGround(line)).toEqual(ground);
});

test('days and teams are read a line each, and the first that is wrong is named', () => {
  expect(linesOf(' a \n\n b')).toEqual(['a', 'b']);
  expect(findNoDay('2026-12-06\n6 December')).toBe('6 December');
  expect(findNoDay('2026-12-06\n')).toBeNull();
  expect(readAway('Lane 14, 2026-12-06')).toEqual({ team: 'Lane 14', date: '2026-12-06' });
  expect(readAway('Lane 14')).toBeNull();
});
