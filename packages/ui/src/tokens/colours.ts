/** The part of the scrim that text may be on. */
export const scrimMiddle = 'rgb(10 13 11 / 0.66)';

/** Chalk on ground: every colour of both sites, as sRGB hex unless it must be translucent. */
export const lightColours = {
  ground: '#faf8f2',
  raised: '#ffffff',
  /** Wells, tracks, skeletons. */
  sunk: '#f0ecdf',
  /** Decoration only: too faint for text or a control's edge. */
  line: '#e3dfd2',
  /** Edge of a control: 3:1 on ground, raised and sunk. */
  lineStrong: '#857f6c',

  ink: '#14180f',
  inkQuiet: '#595c4e',
  inkInverse: '#faf8f2',

  turf: '#0b6b4f',
  turfWash: '#e2efe7',
  kumkum: '#c41f36',
  kumkumWash: '#fbe6e4',
  onKumkum: '#ffffff',

  /** Marigold is a background for ink; it is never used for small text on paper. */
  signal: '#ffb000',
  signalPress: '#f09c00',
  signalWash: '#fff0c9',
  /** A bar behind ink text (poll). */
  signalFill: '#ffb000',
  onSignal: '#14180f',
  /** Edge and fill of a ticked box or a chosen option. */
  chosen: '#14180f',
  /** The dot that marks the current item. */
  ball: '#ffb000',
  /** Poster ground of tag and league heads, the same in light and dark mode. */
  pitch: '#0b6b4f',
  onPitch: '#ffffff',

  mediaGround: '#0a0d0b',
  onMedia: '#ffffff',
  onMediaQuiet: '#e4e2d8',
  mediaChip: 'rgb(10 13 11 / 0.72)',
  scrim: `linear-gradient(to top, rgb(10 13 11 / 0.9), ${scrimMiddle} calc(100% - 76px), rgb(10 13 11 / 0.26) calc(100% - 34px), rgb(10 13 11 / 0))`,
  /** The backdrop of a modal dialog. */
  veil: 'rgb(10 13 11 / 0.58)',

  focus: '#14180f',
  focusGap: '#faf8f2',
} as const;

export type Colour = keyof typeof lightColours;
export type ColourChange = Partial<Record<Colour, string>>;

/** The same for dark mode: only the differences from light. */
export const darkColours = {
  ground: '#0d110f',
  raised: '#151b18',
  sunk: '#1d2521',
  line: '#29312d',
  lineStrong: '#75807a',
  ink: '#f3f1e7',
  inkQuiet: '#a9aea2',
  inkInverse: '#14180f',
  turf: '#63cda4',
  turfWash: '#12291f',
  kumkum: '#ff7a84',
  kumkumWash: '#33161a',
  onKumkum: '#14180f',
  chosen: '#f3f1e7',
  signalPress: '#ffc445',
  signalWash: '#33280b',
  signalFill: '#7a5600',
  veil: 'rgb(0 0 0 / 0.68)',
  focus: '#ffffff',
  focusGap: '#0d110f',
} as const satisfies ColourChange;

/** The league site uses turf as its signal colour, with chalk text on it. */
export const leagueColours = {
  signal: '#0b6b4f',
  signalPress: '#085640',
  signalWash: '#e2efe7',
  onSignal: '#ffffff',
  ball: '#0b6b4f',
} as const satisfies ColourChange;

export const leagueDarkColours = {
  signal: '#63cda4',
  signalPress: '#86dcbb',
  signalWash: '#12291f',
  onSignal: '#0d110f',
  ball: '#63cda4',
} as const satisfies ColourChange;
