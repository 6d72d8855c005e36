import type { Side } from './log/event.ts';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export interface Need {
  readonly side: Side;
  readonly text: string;
}

/** What a chase takes of both sides: exact, so that one run fewer does not do. */
export function needsText(side: Side, runs: number, balls: number, wickets: number): Need[] {
  const most = runs - 2;
  const limit = most < 0 ? '' : `, or no more than ${plural(most, 'run')},`;
  // Imports nothing: the page of a match loads this alone, without the rules.
  const other = side === 1 ? 2 : 1;
  return [
    { side, text: `${plural(runs, 'run')} off ${plural(balls, 'ball')} to win.` },
    { side: other, text: `${plural(wickets, 'wicket')}${limit} to win.` },
  ];
}
