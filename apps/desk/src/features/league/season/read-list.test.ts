import { expect, test } from 'vitest';
import { daysOf, findNoDay, linesOf, readAway, readGround } from './read-list.ts';

test.each([
  ['Kodihalli 7:00 to 11:30', { name: 'Kodihalli', from: '07:00', to: '11:30' }],
  ['Oval, east side, 07.00-18.00', { name: 'Oval, east side', from: '07:00', to: '18:00' }],
  ['Kodihalli 7 am to 11.30 a.m.', { name: 'Kodihalli', from: '07:00', to: '11:30' }],
  ['Ground 2, 1630 – 9pm', { name: 'Ground 2', from: '16:30', to: '21:00' }],
  ['Lane 14 7 am - 12 noon', { name: 'Lane 14', from: '07:00', to: '12:00' }],
  ['Kodihalli 7 to 11', null],
  ['Kodihalli', null],
  ['Kodihalli 25:00 to 26:00', null],
])('the ground %j', (line, ground) => {
  expect(readGround(line)).toEqual(ground);
});

test('days and teams are read line by line, and the first invalid line is named', () => {
  expect(linesOf(' a \n\n b')).toEqual(['a', 'b']);
  expect(findNoDay('2026-12-06\n6 December')).toBe('6 December');
  expect(findNoDay('2026-12-06\n')).toBeNull();
  expect(daysOf('2026-12-06\n13/12/2026\n20-Dec-26\n')).toEqual(['2026-12-06', '2026-12-13', '2026-12-20']);
});

test.each(['Lane 14, 2026-12-06', 'Lane 14 6 Dec 2026', 'Lane 14, 06/12/2026', 'Lane 14, Sun 6 December 2026'])(
  'the team and its day in %j',
  (line) => {
    expect(readAway(line)).toEqual({ team: 'Lane 14', date: '2026-12-06' });
  },
);

test.each(['Lane 14', '6 Dec 2026', ', 6 Dec 2026'])('there is no team with a day in %j', (line) => {
  expect(readAway(line)).toBeNull();
});
