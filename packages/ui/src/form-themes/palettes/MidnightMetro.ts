import type { Palette } from '../palette.ts';

/** The last train, violet seats, empty platform. */
export const palette: Palette = {
  page: '#14122b',
  pageInk: '#f1effc',
  card: '#1f1c40',
  field: '#171433',
  ink: '#f1effc',
  quiet: '#b5b0d8',
  accent: '#a98bff',
  accentInk: '#150a33',
  edge: '#7d77a8',
  error: '#ff8b98',
  focus: '#ffffff',
};
