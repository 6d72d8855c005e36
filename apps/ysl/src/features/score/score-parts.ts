import type { SideNames } from '@maidan/i18n/match-text';
import { formatLogLine } from '@maidan/i18n/log-text';
import { resultText } from '@maidan/i18n/results/result-text';
import type { MatchState } from '@maidan/match/fold';
import { plainLine } from '@maidan/match/log-lines';
import { outcomeOf } from '@maidan/match/outcome';
import type { ScoreSession, ScoreState } from './session/score-session.ts';

/** Props of every screen of the scorer's page. */
export interface ScoreScreen {
  readonly session: ScoreSession;
  readonly score: ScoreState;
  readonly openLog: () => void;
}

/** Both team names. */
export const namesOf = ({ team_1: one, team_2: two }: ScoreState['match']): SideNames => [one, two];

/** 'Jets: Won by 19 runs', 'Tie'; '' while there is no result. */
export function outcomeText({ match, rules }: ScoreState, state: Pick<MatchState, 'play'>): string {
  const outcome = outcomeOf(state, rules);
  return outcome ? resultText({ ...match, decided_by: null, ...outcome }) : '';
}

/** A scorer's entry in words: 'Four', 'Wide, run out', 'Points, Jets +3'. */
export function whatText(play: Parameters<typeof plainLine>[0], sides: SideNames): string {
  const { mark, say } = plainLine(play);
  const text = formatLogLine(say, sides);
  return play.type === 'points' ? `${text} ${mark}` : text;
}
