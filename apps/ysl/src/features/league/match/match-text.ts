import { resultText } from '@maidan/i18n/results/result-text';
import { t } from '@maidan/i18n/text';
import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { formatClock, formatDay, momentIn, timeZoneName } from '@maidan/i18n/date-time';
import { formatFixtureDay, formatFixtureTime } from '../season/fixture-text.ts';

/** 'Jets v Kings'. */
export function matchTitle({ team_1: one, team_2: two }: Pick<Fixture, 'team_1' | 'team_2'>): string {
  return t('topics.versus', { home: one, away: two });
}

/** How a match ended, with the revised target or overs: 'Jets won', 'Walkover: Jets'; '' before the end. */
export function endText(fixture: Fixture): string {
  const { won_by: wonBy, target, overs, live } = fixture;
  if (live !== null) return '';
  // A margin of runs or wickets is shown below the winner.
  const end = wonBy === null ? resultText(fixture) : '';
  if (overs === null) return end;
  const count = Number(overs);
  const short = target === null ? t('match.oversASide', { count }) : t('match.revisedTarget', { target, count });
  return [end && `${end}.`, short].filter(Boolean).join(' ');
}

/** Day and time as the organiser gave them: '28 Nov 2026, 4:30 PM'. */
export function formatWhen(date: string | null, time: string | null): string {
  return [formatFixtureDay(date), formatFixtureTime(time)].filter(Boolean).join(', ');
}

/** The instant in a zone, with that zone's name: 'Sat 28 Nov 2026, 4:30 PM IST'. */
export function formatInstant(startsAt: string, timeZone: string): string {
  const moment = momentIn(timeZone, startsAt);
  const clock = formatClock(moment);
  return `${moment.weekday} ${formatDay(moment)}, ${clock} ${timeZoneName(timeZone, startsAt)}`;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long until something begins: '2 d 4 h 12 min'; seconds only in the last hour. Null once it has begun.
 * @param left milliseconds
 */
export function formatCountdown(left: number): string | null {
  if (left <= 0) return null;
  const [days, hours, minutes] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
  ];
  if (days > 0) return t('league.countDays', { days, hours, minutes });
  if (hours > 0) return t('league.countHours', { hours, minutes });
  return t('league.countMinutes', { minutes, seconds: Math.floor((left % MINUTE) / SECOND) });
}
