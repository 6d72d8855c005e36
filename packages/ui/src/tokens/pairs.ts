import { scrimMiddle, type Colour } from './colours.ts';
import { contrast, layOver } from './contrast.ts';

export interface Pair {
  ink: Colour;
  /** A colour, or the part of the scrim under text. */
  ground: Colour | 'scrimMiddle';
  /** 4.5 for text of any size (no exception for large text), 3 for a control's edge. */
  least: 4.5 | 3;
  /** The background behind a translucent ground: the worst case. */
  behind?: '#ffffff';
}

/** The minimum contrast for text of any size, and for the edges of controls and the focus. */
export const TEXT = 4.5;
export const EDGE = 3;

function text(inks: Colour[], grounds: Colour[]): Pair[] {
  return grounds.flatMap((ground) => inks.map((ink): Pair => ({ ink, ground, least: TEXT })));
}

/** Every pair of tokens that the kit and the pages may combine. No other pair may be used for text. */
export const pairs: readonly Pair[] = [
  ...text(['ink', 'inkQuiet', 'turf', 'kumkum'], ['ground', 'raised', 'sunk']),
  ...text(['ink', 'turf'], ['turfWash']),
  ...text(['ink', 'kumkum'], ['kumkumWash']),
  ...text(['ink', 'inkQuiet', 'turf'], ['signalWash']),
  ...text(['ink'], ['signalFill']),
  ...text(['onSignal'], ['signal', 'signalPress']),
  ...text(['inkInverse'], ['ink']),
  ...text(['ground'], ['inkQuiet']),
  ...text(['onKumkum'], ['kumkum']),
  ...text(['onMedia', 'onMediaQuiet'], ['mediaGround']),
  ...text(['onPitch'], ['pitch']),
  ...(['onMedia', 'onMediaQuiet'] as const).flatMap((ink): Pair[] => [
    { ink, ground: 'mediaChip', least: TEXT, behind: '#ffffff' },
    { ink, ground: 'scrimMiddle', least: TEXT, behind: '#ffffff' },
  ]),
  ...(['lineStrong', 'chosen', 'focus'] as const).flatMap((ink) =>
    (['ground', 'raised', 'sunk'] as const).map((ground): Pair => ({ ink, ground, least: EDGE })),
  ),
];

/** The contrast of a pair in a set of colours, 1 to 21. */
export function contrastOf(pair: Pair, colours: Record<Colour, string>): number {
  const ground = pair.ground === 'scrimMiddle' ? scrimMiddle : colours[pair.ground];
  return contrast(colours[pair.ink], pair.behind ? layOver(ground, pair.behind) : ground);
}

/** One sentence for each pair below its minimum: 'kumkum on sunk is 4.23:1, needs 4.5:1'. */
export function shortfalls(colours: Record<Colour, string>): string[] {
  return pairs
    .map((pair) => ({ pair, figure: contrastOf(pair, colours) }))
    .filter(({ pair, figure }) => figure < pair.least)
    .map(({ pair, figure }) => `${pair.ink} on ${pair.ground} is ${figure.toFixed(2)}:1, needs ${pair.least}:1`);
}
