import { deskFixtureById, deskFixtures } from '@maidan/contract/desk/league/league-fixtures';
import { deskBrackets } from '@maidan/contract/desk/league/season/brackets';
import { leagueSeason } from '@maidan/contract/desk/league/season/season';
import { useAct } from '../../../acts/use-act.ts';

/** An action on a knockout. A refusal shows in place. */
export const useBracketAct = <Input, Result>(act: (input: Input) => Promise<Result>, done?: () => void) =>
  useAct(act, {
    changes: [deskBrackets, leagueSeason, deskFixtures, deskFixtureById],
    inPlace: true,
    ...(done ? { done: () => done() } : {}),
  });
