import type { DeskFixture } from '@maidan/contract/desk/league/league-fixtures';
import { readTypedTime } from '@maidan/contract/text/typed-times';
import { aheadByScore, winnerOf, type Decided } from '@maidan/contract/league/fixture-winner';
import { dayAt, weekdayAt } from '../../times/time.ts';
import { ways } from './brackets/bracket-text.ts';

/** An instant within a day of the city. */
const noon = (date: string): string => `${date}T12:00:00+05:30`;

/** 'Saturday 28 November'. */
export const dayText = (date: string | null): string =>
  date === null ? '' : `${weekdayAt(noon(date))} ${dayAt(noon(date))}`;

/** 'Saturday 28 November, 16:30'. */
export const whenText = (date: string | null, time: string | null): string =>
  [dayText(date), time].filter(Boolean).join(', ');

/**
 * A typed day and time in unmistakable words: 'Saturday 28 November 2026, 16:30'.
 * @param date '' while none is chosen
 * @param time '' while undecided
 */
export function spokenWhen(date: string, time: string): string {
  const day = date === '' ? '' : `${dayText(date)} ${date.slice(0, 4)}`;
  return [day, time].filter(Boolean).join(', ');
}

/** Why a typed time cannot be saved. Empty is allowed: undecided. */
export const timeProblem = (typed: string): string | undefined =>
  typed.trim() === '' || readTypedTime(typed) !== null ? undefined : 'Enter a time such as 4:30 pm or 16:30.';

/** Warns about a time such as "4:30" without am or pm, because few matches start before 6 am. */
export function nightNote(typed: string): string | null {
  const time = readTypedTime(typed);
  return time !== null && time < '06:00' && !/m/i.test(typed) ? 'For the afternoon, add pm' : null;
}

/** 'Jets v Kings'. */
export const teamsText = ({ team_1: one, team_2: two }: Pick<DeskFixture, 'team_1' | 'team_2'>): string =>
  `${one} v ${two}`;

/** The overs and wickets of an innings: '19.3 overs, all out', '20 overs, 6 wickets'; '' if not recorded. */
export function inningsText(fixture: DeskFixture, side: 1 | 2): string {
  const [overs, wickets] = [fixture[`overs_${side}`], fixture[`wickets_${side}`]];
  if (fixture.status !== 'played' || overs === null) return '';
  const down = wickets === null ? null : `${wickets} ${wickets === 1 ? 'wicket' : 'wickets'}`;
  return [oversOf(overs), fixture[`all_out_${side}`] ? 'all out' : down].filter(Boolean).join(', ');
}

/** The outcome of a match without an ordinary score; null for a match as planned. */
export function stateText(fixture: DeskFixture): string | null {
  if (fixture.status === 'cancelled') return 'Cancelled';
  if (fixture.status === 'no_result') return 'No result';
  if (fixture.status === 'walkover' || fixture.decided_by !== null || fixture.target !== null) return endText(fixture);
  if (fixture.status === 'scheduled' && fixture.moved_from_date !== null) {
    return `Moved from ${whenText(fixture.moved_from_date, fixture.moved_from_time)}`;
  }
  return null;
}

const decided = (fixture: DeskFixture): Decided => ({
  ...fixture,
  score_1: fixture.result_1 === null ? null : Number(fixture.result_1),
  score_2: fixture.result_2 === null ? null : Number(fixture.result_2),
});

/** The side that lost; null for a tie or an undecided match. */
export function loser(fixture: DeskFixture): 1 | 2 | null {
  const winner = winnerOf(decided(fixture));
  return winner === null || winner === 0 ? null : winner === 1 ? 2 : 1;
}

const oversOf = (overs: string): string => `${overs} ${overs === '1' ? 'over' : 'overs'}`;

/** Overs and target of a shortened match; null for any other. */
export const shortText = ({ target, match_overs: overs }: Pick<DeskFixture, 'target' | 'match_overs'>): string | null =>
  target !== null ? `The target was ${target} off ${oversOf(overs ?? '')}` : overs && `${oversOf(overs)} a side`;

/** How a match ended where the scores alone do not say: 'Walkover: Jets', 'A tie', 'A draw. Jets won on penalties'. */
export function endText(fixture: DeskFixture): string | null {
  const { status, decided_by: by, target, category } = fixture;
  const lost = loser(fixture);
  const winner = lost === null ? null : fixture[`team_${lost === 1 ? 2 : 1}`];
  if (status === 'walkover') return winner === null ? 'Walkover' : `Walkover: ${winner}`;
  if (status !== 'played') return null;
  const isLevel = aheadByScore(decided(fixture)) === 0;
  const level = isLevel ? (category.overs === null ? 'A draw' : 'A tie') : null;
  const through = isLevel && winner !== null && by !== null ? `${winner} won ${ways[by]}` : null;
  const won = target !== null && winner !== null && !isLevel ? `${winner} won` : null;
  return [level, through, won, shortText(fixture)].filter(Boolean).join('. ') || null;
}

const changes: Readonly<Record<string, string>> = {
  'fixture.result-entered': 'entered the result',
  'fixture.result-corrected': 'corrected the result',
  'fixture.decided': 'recorded who goes through',
  'fixture.decision-taken-back': 'cleared who goes through',
  'fixture.moved': 'moved the match',
  'fixture.corrected': 'corrected who plays',
  'fixture.cancelled': 'cancelled the match',
  'fixture.restored': 'undid the last change',
  'fixture.brought-back': 'restored the match',
};

/** 'Farhan corrected the result', 'You moved the match'. */
export function changeText(action: string, by: string): string {
  return `${by} ${changes[action] ?? 'changed the match'}`;
}
