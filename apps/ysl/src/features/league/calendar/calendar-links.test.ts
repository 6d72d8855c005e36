import { inLanguage } from '@maidan/i18n/language-state';
import '@maidan/i18n/text-in';
import { expect, test } from 'vitest';
import { calendarAddress, googleEvent, googleSubscribe, subscribeAddress } from './calendar-links.ts';

test.each([
  ['/api/ysl/calendar/league/cup.ics', 'https://ysl.example', 'ysl.example/api/ysl/calendar/league/cup.ics'],
  [
    '/api/c.ics?team=Lions%20%26%20Co',
    'http://ysl.localhost:3001',
    'ysl.localhost:3001/api/c.ics?team=Lions%20%26%20Co',
  ],
  ['https://api.example/c.ics', 'https://ysl.example', 'api.example/c.ics'],
])('%s', (address, origin, rest) => {
  expect(calendarAddress(address, origin).replace(/^https?:\/\//, '')).toBe(rest);
  expect(subscribeAddress(address, origin)).toBe(`webcal://${rest}`);
});

test('a page in Hindi links to calendars in Hindi', () => {
  const address = (path: string) => inLanguage('hi', () => calendarAddress(path, 'https://ysl.example'));
  expect(address('/c.ics')).toBe('https://ysl.example/c.ics?lang=hi');
  expect(address('/c.ics?team=Lions%20%26%20Co')).toBe('https://ysl.example/c.ics?team=Lions%20%26%20Co&lang=hi');
});

const cup = { title: 'Kings & Queens v Jets', day: '2026-11-28', place: 'Kodihalli', about: 'https://ysl.example/m/1' };

test.each([
  ['2026-11-28T11:00:00Z', '20261128T110000Z/20261128T130000Z'],
  [null, '20261128/20261129'],
])('the Google Calendar form is filled in for a match that starts at %s', (startsAt, dates) => {
  const { origin, searchParams } = new URL(googleEvent({ ...cup, startsAt }));
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: cup.title,
    dates,
    location: cup.place,
    details: cup.about,
  });
});

test('Google Calendar subscribes to the webcal address', () => {
  const { searchParams } = new URL(googleSubscribe('/c.ics?team=Lions%20%26%20Co', 'https://ysl.example'));
  expect(searchParams.get('cid')).toBe('webcal://ysl.example/c.ics?team=Lions%20%26%20Co');
});
