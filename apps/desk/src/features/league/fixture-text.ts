import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { readTypedTime } from '@maidan/contract/core/text/typed-times';
import { formatClock } from '@maidan/i18n/date-time';
import { dayAt, weekdayAt } from '../../parts/time/time.ts';

/** A day of the city at noon, so that it is the same day in every zone. */
const noon = (date: string): string => `${date}T12:00:00+05:30`;

/** 'Saturday 28 November'. */
export const dayText = (date: string | null): string =>
  date === null ? '' : `${weekdayAt(noon(date))} ${dayAt(noon(date))}`;

/** 'Saturday 28 November, 16:30'. */
export const whenText = (date: string | null, time: string | null): string =>
  [dayText(date), time].filter(Boolean).join(', ');

/**
 * What was typed, in words that cannot be mistaken: 'Saturday 28 November 2026, 4:30 PM', as the public pages write it.
 * @param date '' while none is chosen
 * @param time '' while it is open
 */
export function spokenWhen(date: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = date === '' ? '' : `${dayText(date)} ${date.slice(0, 4)}`;
  return [day, time === '' ? '' : formatClock({ hours, minutes })].filter(Boolean).join(', ');
}

/** Why a typed time cannot be saved; an empty one is open. */
export const timeProblem = (typed: string): string | undefined =>
  typed.trim() === '' || readTypedTime(typed) !== null ? undefined : 'Enter a time such as 4:30 pm or 16:30.';

/** "4:30" without a half of the day is hardly when a match starts. */
export function nightNote(typed: string): string | null {
  const time = readTypedTime(typed);
  return time !== null && time < '06:00' && !/m/i.test(typed) ? 'For the afternoon, add pm' : null;
}

/** 'Jets v Kings'. */
export const teamsText = ({ team_1: one, team_2: two }: Pick<DeskFixture, 'team_1' | 'team_2'>): string =>
  `${one} v ${two}`;

/** The overs and wickets of an innings: '19.3 overs, all out', '20 overs, 6 wickets'; '' where no one counted. */
export function inningsText(fixture: DeskFixture, side: 1 | 2): string {
  const [overs, wickets] = [fixture[`overs_${side}`], fixture[`wickets_${side}`]];
  if (fixture.status !== 'played' || overs === null) return '';
  const down = wickets === null ? null : `${wickets} ${wickets === 1 ? 'wicket' : 'wickets'}`;
  return [`${overs} overs`, fixture[`all_out_${side}`] ? 'all out' : down].filter(Boolean).join(', ');
}

/** What became of a match, where that is not a score; null for a match as planned. */
export function stateText(fixture: DeskFixture): string | null {
  if (fixture.status === 'cancelled') return 'Cancelled';
  if (fixture.status === 'no_result') return 'No result';
  if (fixture.status === 'scheduled' && fixture.moved_from_date !== null) {
    return `Moved from ${whenText(fixture.moved_from_date, fixture.moved_from_time)}`;
  }
  return null;
}

/** The side that lost by its score; null for a tie, and without one. */
export function loser({ status, result_1: one, result_2: two }: DeskFixture): 1 | 2 | null {
  if (status !== 'played' || one === null || two === null || Number(one) === Number(two)) return null;
  return Number(one) < Number(two) ? 1 : 2;
}

const changes: Readonly<Record<string, string>> = {
  'fixture.result-entered': 'entered the result',
  'fixture.result-corrected': 'corrected the result',
  'fixture.moved': 'moved the match',
  'fixture.cancelled': 'cancelled the match',
  'fixture.restored': 'took the last change back',
};

/** 'Farhan corrected the result', 'You moved the match'. */
export function changeText(action: string, by: string): string {
  return `${by} ${changes[action] ?? 'changed the match'}`;
}
