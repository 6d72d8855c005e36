/** The colours that a team may choose for its crest, by name. */
export const teamColours = {
  red: '#c8102e',
  maroon: '#6d1a36',
  orange: '#e8590c',
  yellow: '#ffb000',
  green: '#1f7a3d',
  teal: '#0b7a75',
  sky: '#4aa8d8',
  blue: '#2e5fa8',
  navy: '#1b2a5c',
  purple: '#6b3fa0',
  pink: '#d6336c',
  black: '#1c1c1c',
  grey: '#868e96',
  white: '#faf8f2',
} as const;

export type TeamColour = keyof typeof teamColours;
export const teamColourNames = Object.keys(teamColours) as [TeamColour, ...TeamColour[]];
