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

/** Two taps on one key within this time are one: a shaking hand. */
const ONE_TAP = 300;

/** Passes a tap on unless it repeats the one just before. */
export function onceAtATime(): (name: string, act: () => unknown) => void {
  let last = { name: '', at: 0 };
  return (name, act) => {
    const now = Date.now();
    const isSame = last.name === name && now - last.at < ONE_TAP;
    last = { name, at: now };
    if (!isSame) act();
  };
}
