import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import { expect, test } from 'vitest';
import { matchEvent } from './match-event.ts';

const page: FixturePage = {
  id: 12,
  fixture: {
    type: 'Final',
    team_1: 'Jets',
    team_2: 'Kings',
    result_1: null,
    result_2: null,
    date: '2026-11-28',
    time: '4:30 PM',
    id: 12,
    starts_at: '2026-11-28T16:30:00+05:30',
    ground: 'Kodihalli',
    cancelled: false,
    moved_from_date: null,
    moved_from_time: null,
    won_by: null,
    winner: null,
    decided_by: null,
    level: null,
    target: null,
    overs: null,
    live: null,
  },
  group: 'Cup',
  category: { yslcategory_id: 6, name: 'Open', calendar: null },
  league: { id: 3, slug: 'cup', name: 'Gully Cup', thumbnail: null, thumbnail_variants: null },
  preview: null,
};
const withFixture = (more: Partial<FixturePage['fixture']>) =>
  matchEvent({ ...page, fixture: { ...page.fixture, ...more } }, 'https://ysl.example/fixture/cup/12');

test('a match with its teams, start and place', () => {
  expect(withFixture({})).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Jets v Kings',
    url: 'https://ysl.example/fixture/cup/12',
    startDate: '2026-11-28T16:30:00+05:30',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: 'Kodihalli' },
    homeTeam: { '@type': 'SportsTeam', name: 'Jets' },
    awayTeam: { '@type': 'SportsTeam', name: 'Kings' },
  });
});

test('without a time it has the day; a cancelled or moved match is marked as such', () => {
  expect(withFixture({ starts_at: null, time: null })).toMatchObject({ startDate: '2026-11-28' });
  expect(withFixture({ cancelled: true })).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  expect(withFixture({ moved_from_date: '2026-11-21' })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-11-21',
  });
});

test('the result is described, and a walkover counts as cancelled', () => {
  expect(withFixture({ winner: 1, decided_by: 'walkover' })).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    description: expect.stringMatching(/\. Walkover: Jets$/),
  });
  expect(withFixture({ winner: 2 })['description']).toMatch(/\. Kings won$/);
});
