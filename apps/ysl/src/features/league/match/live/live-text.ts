import type { MatchBoard } from '@maidan/contract/league/match-day';
import { needsText, type Need } from '@maidan/match/needs';

/** How far a match is, until and after its result is confirmed. */
export function liveLabel({ stage, confirmed, corrected }: MatchBoard): string {
  if (corrected) return 'Result, corrected';
  if (confirmed) return 'Result, confirmed';
  return { ready: 'Not yet begun', live: 'Live', break: 'Break', finished: 'Finished, not yet confirmed' }[stage];
}

/** What each side needs at this stage of a cricket match, who bats first; nothing in other sports. */
export function needsOf({ stage, turn, centre, chase, confirmed }: MatchBoard): Need[] {
  if (turn === null) return [];
  const [runs, balls = 0, wickets = 0] = chase;
  const other = turn === 1 ? 2 : 1;
  const both = (own: string, theirs: string): Need[] => [
    { side: turn, text: own },
    { side: other, text: theirs },
  ];
  if (stage === 'finished') {
    const text = confirmed
      ? 'Nothing more: the table shows the result.'
      : 'Nothing more: the organiser confirms the result.';
    return both(text, text);
  }
  if (runs !== undefined) return needsText(turn, runs, balls, wickets);
  if (centre?.above === 'target') return both(`To keep them below ${centre.figure}.`, `${centre.figure} runs to win.`);
  if (centre?.figure !== 'v')
    return both('Nothing more: that was the last ball.', 'Nothing more: that was the last ball.');
  return both('As many runs as they can get: they bat first.', 'One run more than that.');
}
