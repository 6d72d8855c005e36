import { league as brand } from '@maidan/brand/brand';
import type { FixturePage } from '@maidan/contract/league/league-fixtures';
import { resultText } from '@maidan/i18n/results/result-text';
import { matchTitle } from './match-text.ts';

const team = (name: string) => ({ '@type': 'SportsTeam', name });

/**
 * A match as schema.org's SportsEvent, for search engines.
 * @param address absolute URL of the page
 */
export function matchEvent(
  { fixture, league, category, group }: FixturePage,
  address: string,
): Record<string, unknown> {
  const {
    team_1: one,
    team_2: two,
    starts_at: startsAt,
    date,
    ground,
    cancelled,
    moved_from_date: movedFrom,
  } = fixture;
  // A walkover is not played.
  const status =
    cancelled || fixture.decided_by === 'walkover'
      ? 'EventCancelled'
      : movedFrom
        ? 'EventRescheduled'
        : 'EventScheduled';
  return {
    '@type': 'SportsEvent',
    '@id': address,
    url: address,
    name: matchTitle(fixture),
    description: [[fixture.type, group, category.name, league.name].filter(Boolean).join(', '), resultText(fixture)]
      .filter(Boolean)
      .join('. '),
    ...(startsAt || date ? { startDate: startsAt ?? date } : {}),
    ...(movedFrom && !cancelled ? { previousStartDate: movedFrom } : {}),
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: ground ?? 'Bengaluru', address: 'Bengaluru, India' },
    homeTeam: team(one),
    awayTeam: team(two),
    competitor: [team(one), team(two)],
    superEvent: { '@type': 'SportsEvent', name: league.name },
    organizer: { '@type': 'SportsOrganization', name: brand.name },
  };
}
