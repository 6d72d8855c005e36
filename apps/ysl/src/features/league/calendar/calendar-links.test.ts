import { inLanguage } from '@maidan/i18n/language-state';
import '@maidan/i18n/text-in';
import { expect, test } from 'vitest';
import { calendarAddress, subscribeAddress } from './calendar-links.ts';

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

test('a page in Hindi leads to calendars in Hindi', () => {
  const address = (path: string) => inLanguage('hi', () => calendarAddress(path, 'https://ysl.example'));
  expect(address('/c.ics')).toBe('https://ysl.example/c.ics?lang=hi');
  expect(address('/c.ics?team=Lions%20%26%20Co')).toBe('https://ysl.example/c.ics?team=Lions%20%26%20Co&lang=hi');
});
