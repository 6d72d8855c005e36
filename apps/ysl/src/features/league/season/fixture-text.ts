import { resultText } from '@maidan/i18n/results/result-text';
import { t } from '@maidan/i18n/text';
import type { Fixture } from '@maidan/contract/league/league-fixtures';
import { formatClock, formatDay, momentIn } from '@maidan/i18n/date-time';
import type { Mark } from './fixture-marks.ts';

/** The day of a fixture: '20 Nov 2026'; empty if it is not settled. */
export function formatFixtureDay(date: string | null): string {
  // Parsed and formatted in the same zone, a day cannot shift to the one before.
  return date === null ? '' : formatDay(momentIn('UTC', `${date}T00:00:00Z`));
}

/** The time as the organiser wrote it; a plain time such as '16:30' or '16:30:00' becomes '4:30 PM'. */
export function formatFixtureTime(time: string | null): string {
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time?.trim() ?? '');
  if (!clock) return time ?? '';
  return formatClock({ hours: Number(clock[1]), minutes: Number(clock[2]) });
}

const isWalkover = ({ winner, decided_by: by }: Fixture): boolean => winner !== null && by === 'walkover';

/** How a match ended if its score does not show it: 'Walkover: Jets', 'Jets won on penalties'; '' otherwise. */
export const decisionOf = (fixture: Fixture): string =>
  fixture.live === null && (fixture.decided_by !== null || fixture.target !== null) ? resultText(fixture) : '';

/**
 * 'Cancelled' if the server says so; the score so far during a match; 'Upcoming' while both results are empty; 'No
 * result' if both are "NR"; else both results as they are.
 */
export function formatScore(fixture: Fixture): string {
  const { result_1: one, result_2: two, cancelled, live } = fixture;
  if (cancelled) return t('league.cancelled');
  if (isWalkover(fixture)) return t('league.walkover');
  if (live) return `${live.score_1 || '–'} - ${live.score_2 || '–'}`;
  if (one === 'NR' && two === 'NR') return t('league.noResult');
  return one === null && two === null ? t('league.upcoming') : `${one ?? ''} - ${two ?? ''}`;
}

/** Whether the score is shown in figures rather than as a word. */
export function hasScore(fixture: Fixture): boolean {
  const { result_1: one, result_2: two, cancelled, live } = fixture;
  if (cancelled || isWalkover(fixture)) return false;
  return live !== null || !((one === 'NR' && two === 'NR') || (one === null && two === null));
}

/** 'Today' or 'Next'. */
export const markText = (mark: Mark): string => (mark === 'Today' ? t('league.today') : t('league.next'));

/** Which team lost, 1 or 2; null when neither did or it is unknown. */
export function loserOf({ result_1: one, result_2: two, winner, level }: Fixture): 1 | 2 | null {
  if (winner !== null) return winner === 1 ? 2 : 1;
  if (level !== null) return null;
  if (!one || !two || !/^\d+$/.test(one) || !/^\d+$/.test(two) || Number(one) === Number(two)) return null;
  return Number(one) < Number(two) ? 1 : 2;
}

/** 'Live', 'Break', and 'Finished' until an organiser has confirmed the result. */
export function stageText(stage: NonNullable<Fixture['live']>['stage']): string {
  return { live: t('league.live'), break: t('league.break'), finished: t('league.finished') }[stage];
}
