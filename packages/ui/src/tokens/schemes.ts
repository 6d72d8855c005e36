import { darkColours, leagueColours, leagueDarkColours, lightColours, type Colour } from './colours.ts';

/** The four complete colour schemes. */
export const schemes = {
  'feed, light': lightColours,
  'feed, dark': { ...lightColours, ...darkColours },
  'league, light': { ...lightColours, ...leagueColours },
  'league, dark': { ...lightColours, ...darkColours, ...leagueDarkColours },
} as const satisfies Record<string, Record<Colour, string>>;

export type Scheme = keyof typeof schemes;
