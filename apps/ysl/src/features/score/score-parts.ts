import type { SideNames } from '@maidan/i18n/match-text';
import type { ScoreSession, ScoreState } from './session/score-session.ts';

/** What every screen of the scorer's page gets. */
export interface ScoreScreen {
  readonly session: ScoreSession;
  readonly score: ScoreState;
  readonly openLog: () => void;
}

/** The sides as texts name them. */
export const namesOf = ({ team_1: one, team_2: two }: ScoreState['match']): SideNames => [one, two];
