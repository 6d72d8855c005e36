import { brand, league } from '@maidan/brand/brand';
import { MATCH_HOURS } from '@maidan/contract/league/league-calendars';
import { formatDateTime, formatDay, momentIn } from '@maidan/i18n/date-time';
import { resultText } from '@maidan/i18n/results/result-text';
import { t } from '@maidan/i18n/text';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';
import { HOUR, MINUTE } from '../../../runtime/clock.ts';
import { toFixture } from '../fixtures/fixture.reply.ts';
import { kickOff } from '../fixtures/kick-off.service.ts';
import type { CalendarRow } from './league-calendar.store.ts';

/** Part of every UID: if it changed, subscribers would see each match twice. */
const UID_DOMAIN = 'fixtures.ysl.maidan';
const MATCH_LASTS = MATCH_HOURS * HOUR;
/** How often calendars should refresh, in seconds. */
const REFRESH_EVERY = (30 * MINUTE) / 1000;

export interface CalendarPlace {
  readonly name: string;
  /** The origin of the league site. */
  readonly origin: string;
  readonly leagueSlug: string;
  readonly leagueName: string;
}

/** A calendar file (RFC 5545) in the current language, in UTC. It changes only when a match does. */
export function calendarFile(rows: readonly CalendarRow[], place: CalendarPlace): string {
  const calendar = ical({
    name: place.name,
    description: league.organiser,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.name, product: league.name },
    ttl: REFRESH_EVERY,
  });
  for (const row of rows) calendar.createEvent(toEvent(row, place));
  return calendar.toString();
}

function toEvent(row: CalendarRow, { origin, leagueSlug, leagueName }: CalendarPlace): ICalEventData {
  const url = `${origin}${t('language.base')}/fixture/${leagueSlug}/${row.id}`;
  const changed = new Date(row.changed_at);
  const lines = [
    [row.type, row.group_name, row.category_name, leagueName].filter(Boolean).join(' · '),
    row.status === 'cancelled' ? t('match.cancelled') : '',
    isMoved(row) ? t('calendar.movedFrom', { when: movedFrom(row) }) : '',
    url,
  ];
  return {
    id: `${row.slug}@${UID_DOMAIN}`,
    sequence: row.sequence,
    stamp: changed,
    lastModified: changed,
    ...timesOf(row),
    status: row.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: summaryOf(row),
    description: lines.filter(Boolean).join('\n'),
    location: row.ground,
    url,
  };
}

/** The whole day while there is no time. */
function timesOf({ day, time }: CalendarRow): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  const begins = kickOff(day, time);
  if (begins === null) return { start: new Date(`${day}T00:00:00Z`), allDay: true };
  const start = new Date(begins);
  return { start, end: new Date(start.getTime() + MATCH_LASTS) };
}

const isMoved = (row: CalendarRow): boolean => row.status === 'scheduled' && row.moved_from_day !== null;

/** '28 Nov 2026, 4:30 PM' in India, or the day alone. */
function movedFrom({ moved_from_day: day, moved_from_time: time }: CalendarRow): string {
  if (day === null) return '';
  const began = kickOff(day, time);
  return began === null ? formatDay(momentIn('UTC', day)) : formatDateTime(began);
}

/** Not every calendar shows a status, so the summary does. */
function summaryOf(row: CalendarRow): string {
  const { team_1: one, team_2: two, status } = row;
  const match = t('topics.versus', { home: one, away: two });
  const result = toFixture(row, row);
  if (status === 'walkover') return `${resultText(result)} (${match})`;
  if (status === 'played') {
    const score = `${one} ${result.result_1} - ${result.result_2} ${two}`;
    // Shown where the scores alone do not say who won, or how level scores are decided.
    const { decided_by: by, target, level } = result;
    return by === null && target === null && level === null ? score : `${score} (${resultText(result)})`;
  }
  if (status === 'cancelled') return t('calendar.cancelled', { match });
  if (status === 'no_result') return t('calendar.noResult', { match });
  return isMoved(row) ? t('calendar.moved', { match }) : match;
}
